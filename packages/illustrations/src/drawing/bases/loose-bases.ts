/** SVG of wet and loose food: it fills a vessel below its toppings, around its middle, to a radius of 88 units. */
export const LOOSE_BASES = {
  none: () => `
    `,
  cloche: () => `
    <circle cx="3" cy="7" r="78" fill="var(--shadow)"/>
    <circle r="78" fill="var(--rim)" opacity=".55"/>
    <circle r="70" fill="var(--sky)"/>
    <path d="M-46-22A52 52 0 0 1-10-50" fill="none" stroke="var(--shine)" stroke-width="9" stroke-linecap="round"/>
    <circle cx="2" cy="4" r="15" fill="var(--shadow)"/>
    <circle r="14" fill="var(--wood)"/>`,
  liquid: (fill: string) => `
    <circle r="90" fill="${fill}"/>
    <path d="M-48-18c18-26 60-22 66 4 4 18-20 30-32 16" fill="none" stroke="${fill === 'var(--cream)' ? 'var(--grain)' : 'var(--cream)'}" stroke-width="7" stroke-linecap="round" opacity=".75"/>`,
  rice: () => `
    <circle r="88" fill="var(--cream)"/>
    <circle r="18" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 9" transform="rotate(0)"/>
    <circle r="30" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 10" transform="rotate(40)"/>
    <circle r="42" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 11" transform="rotate(80)"/>
    <circle r="54" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 12" transform="rotate(120)"/>
    <circle r="66" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 13" transform="rotate(160)"/>
    <circle r="78" fill="none" stroke="var(--grain)" stroke-width="4" stroke-linecap="round" stroke-dasharray="7 14" transform="rotate(200)"/>`,
  noodles: (fill: string) => `
    <circle r="82" fill="${fill}"/>
    <circle cx="-4" r="18" fill="none" stroke="var(--lemon)" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="64.8 16.2" transform="rotate(0)"/>
    <circle cx="4" r="30" fill="none" stroke="var(--lemon)" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="108 27" transform="rotate(67)"/>
    <circle cx="-4" r="42" fill="none" stroke="var(--lemon)" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="151.20000000000002 37.800000000000004" transform="rotate(134)"/>
    <circle cx="4" r="54" fill="none" stroke="var(--lemon)" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="194.4 48.6" transform="rotate(201)"/>
    <circle cx="-4" r="66" fill="none" stroke="var(--lemon)" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="237.6 59.4" transform="rotate(268)"/>
    <circle cx="4" r="78" fill="none" stroke="var(--lemon)" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="280.8 70.2" transform="rotate(335)"/>`,
  'sauce-and-rice': (fill: string) => `
    <circle r="88" fill="${fill}"/>
    <path d="M-62-62a88 88 0 0 0-12 110C-40 44-4 12 8-26 14-46 8-70 0-88a88 88 0 0 0-62 26Z" fill="var(--cream)"/>
    <path d="M-66-30l8 6M-44-50l4 9M-60 4l9 3M-30-24l8 6M-56 30l9-2M-20-60l6 7M-12-38l7 6M-34 6l9 2" stroke="var(--grain)" stroke-width="4" stroke-linecap="round"/>`,
  greens: () => `
    <circle r="86" fill="var(--leaf)"/>
    <path d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z" fill="var(--olive)" transform="rotate(0)"/>
    <path d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z" fill="var(--leaf-light)" transform="rotate(60)"/>
    <path d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z" fill="var(--olive)" transform="rotate(120)"/>
    <path d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z" fill="var(--leaf-light)" transform="rotate(180)"/>
    <path d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z" fill="var(--olive)" transform="rotate(240)"/>
    <path d="M0-20c-30-14-34-52-8-66 10 8 18 8 28-2 22 18 12 56-20 68Z" fill="var(--leaf-light)" transform="rotate(300)"/>
    <path d="M-26 6C-20-24 22-26 28 2 16 30-14 32-26 6Z" fill="var(--leaf-light)"/>`,
  chunky: (fill: string) => `
    <circle r="89" fill="${fill}"/>
    <g fill="var(--shadow)">
    <ellipse cx="-32" cy="-26" rx="40" ry="30"/>
    <ellipse cx="34" cy="-32" rx="34" ry="26"/>
    <ellipse cx="4" cy="34" rx="50" ry="30"/>
    </g>
    <g fill="${fill}">
    <ellipse cx="-34" cy="-32" rx="38" ry="28"/>
    <ellipse cx="34" cy="-38" rx="32" ry="24"/>
    <ellipse cx="2" cy="27" rx="48" ry="28"/>
    <ellipse cx="-4" cy="-6" rx="34" ry="24"/>
    </g>
    <path d="M-58-40q10-16 28-14M18-52q12-8 26 0M-34 18q12-14 34-12M-26-8q8-10 22-10" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  sauce: (fill: string) => `
    <circle r="90" fill="${fill}"/>
    <path d="M-66-22A70 70 0 0 1-26-64M58 44A72 72 0 0 1 22 70" fill="none" stroke="var(--shine)" stroke-width="6" stroke-linecap="round"/>`,
  'pasta-tubes': (fill: string) => `
    <circle r="84" fill="${fill}"/>
    <g transform="translate(0 0) rotate(20)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(-34 -16) rotate(70)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(32 -22) rotate(-35)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(8 36) rotate(-10)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(-26 26) rotate(-50)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(42 18) rotate(60)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(0 -40) rotate(5)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(-58 8) rotate(15)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(-38 -50) rotate(-20)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(34 -54) rotate(40)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(62 -12) rotate(-75)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(-14 62) rotate(35)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(32 54) rotate(-30)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>
    <g transform="translate(-54 44) rotate(75)">
    <rect x="-19" y="-8" width="38" height="16" rx="6" fill="var(--lemon)"/>
    <ellipse cx="15" rx="4" ry="7" fill="var(--crust)" opacity=".6"/>
    <path d="M-15-3h24" stroke="var(--shine)" stroke-width="3" stroke-linecap="round"/>
    </g>`,
  cream: (fill: string) => `
    <circle r="88" fill="${fill}"/>
    <path d="M-6-2c6-12 24-4 18 10-8 20-40 14-42-10C-32-34 4-50 32-34 64-14 60 34 24 52-14 70-62 46-68 6" fill="none" stroke="var(--shine)" stroke-width="9" stroke-linecap="round"/>`,
  mash: (fill: string) => `
    <circle r="82" fill="${fill}"/>
    <path d="M-54 -48q13-16 27 0t27 0 27 0 27 0" fill="none" stroke="var(--grain)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-54 -16q13-16 27 0t27 0 27 0 27 0" fill="none" stroke="var(--grain)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-54 16q13-16 27 0t27 0 27 0 27 0" fill="none" stroke="var(--grain)" stroke-width="6" stroke-linecap="round"/>
    <path d="M-54 48q13-16 27 0t27 0 27 0 27 0" fill="none" stroke="var(--grain)" stroke-width="6" stroke-linecap="round"/>`,
  scramble: (fill: string) => `
    <g fill="${fill}">
    <path d="M-58 6C-70-22-40-34-30-30-26-58 12-58 18-40c24-12 44 6 36 24 22 12 10 44-14 42-8 20-40 22-48 6-22 10-48-4-50-26Z" fill="var(--shadow)" transform="translate(3 6)"/>
    <path d="M-58 6C-70-22-40-34-30-30-26-58 12-58 18-40c24-12 44 6 36 24 22 12 10 44-14 42-8 20-40 22-48 6-22 10-48-4-50-26Z"/>
    <path d="M-40-6q8-14 20-6M-6-30q12-8 18 4M18-4q14-8 20 4M-22 18q10-10 20 0M12 22q10-6 16-2" fill="none" stroke="var(--cream)" stroke-width="6" stroke-linecap="round" opacity=".8"/>
    </g>`,
};
