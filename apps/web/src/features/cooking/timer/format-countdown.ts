/** Milliseconds as "9:05" or "1:02:00", rounded up to seconds. */
export function formatCountdown(ms: number): string {
  const total = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor((total % 3600) / 60), total % 60];
  const clock = [minutes, seconds].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${clock.join(':')}` : `${minutes}:${clock[1]}`;
}
