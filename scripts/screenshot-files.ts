/** A picture of one view of the report, for one page of the documentation. */
interface Screenshot {
  readonly page: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly path: string;
  readonly view: string;
  /** Of the first part of the view only. */
  readonly isClose?: true;
  readonly colorScheme: 'light' | 'dark';
}

const WHOLE = { width: 1200, height: 800 };
const SMALL = { width: 1100, height: 560 };

export const SCREENSHOTS: readonly Screenshot[] = (['light', 'dark'] as const).flatMap(
  (colorScheme) => [
    ...['environments', 'problems'].map((view) => ({
      page: 'docs/report.md',
      path: `docs/report-${view}-${colorScheme}.png`,
      view,
      size: WHOLE,
      colorScheme,
    })),
    {
      page: 'README.md',
      path: `docs/report-small-${colorScheme}.png`,
      view: 'environments',
      size: SMALL,
      isClose: true,
      colorScheme,
    },
  ],
);
