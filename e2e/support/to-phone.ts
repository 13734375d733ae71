import { expect, type Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/** Gives a page that is open in a desktop's window the window and the touch screen of a phone; it stays loaded. */
export async function toPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const isPhone = () => innerWidth === 390 && matchMedia('(hover: none) and (pointer: coarse)').matches;
  await expect.poll(() => page.evaluate(isPhone)).toBe(true);
}
