import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Gives the window another size for the rest of a test, also of one that fails, in pixels. */
export async function inWindow(width: number, height: number): Promise<void> {
  const usual = [innerWidth, innerHeight] as const
  onTestFinished(() => page.viewport(...usual))
  await page.viewport(width, height)
}
