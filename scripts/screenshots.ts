import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { SCREENSHOTS } from './screenshot-files.ts';

/**
 * `node scripts/run.mjs screenshots`: opens the report of examples/gitops, which the bundle writes, in Debian's Chromium, and takes the
 * pictures of README.md and docs/report.md. Other fonts give other pixels, so tests look at their existence and size alone.
 */
const folder = mkdtempSync(join(tmpdir(), 'envfrom-'));
try {
  const file = join(folder, 'report.html');
  execFileSync(process.execPath, ['dist/cli.js', 'report', 'examples/gitops', '-o', file]);
  const { stdout } = spawnSync('which', ['chromium'], { encoding: 'utf8' });
  const browser = await chromium.launch({ executablePath: stdout.trim(), args: ['--no-sandbox'] });
  for (const { path, view, size, isClose = false, colorScheme } of SCREENSHOTS) {
    const context = await browser.newContext({ viewport: size, colorScheme });
    const page = await context.newPage();
    await page.goto(`${pathToFileURL(file).href}#${view}`);
    await page.locator(`#${view}`).waitFor({ state: 'visible' });
    if (isClose)
      await page
        .locator(`#${view} > details`)
        .first()
        .evaluate((part) => {
          part.scrollIntoView();
          scrollBy(0, 30);
        });
    await page.screenshot({ path });
    await context.close();
    console.log(path);
  }
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
