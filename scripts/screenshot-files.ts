/** A picture of one view of the report. */
interface Screenshot {
  readonly path: string;
  readonly view: string;
  readonly colorScheme: 'light' | 'dark';
}

export const SCREENSHOT_SIZE = { width: 1200, height: 800 };

export const SCREENSHOTS: readonly Screenshot[] = (['light', 'dark'] as const).flatMap(
  (colorScheme) =>
    ['environments', 'problems'].map((view) => ({
      path: `docs/report-${view}-${colorScheme}.png`,
      view,
      colorScheme,
    })),
);
