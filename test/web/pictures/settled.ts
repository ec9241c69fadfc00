import { setTimeout as pause } from 'node:timers/promises'

/**
 * Milliseconds for which a page that is not as it is meant to be may still become so: longer than the longest toast is shown. While
 * pictures are renewed no page is, and what stands still is taken.
 */
const patience = process.env.UPDATE_PICTURES ? 2_000 : 8_000
/** Milliseconds after which a page that never comes to rest is taken as it is. */
const longest = 20_000

/** How often a page is captured that the browser is unable to capture, and how long it is left alone in between, in milliseconds. */
const [attempts, relief] = [6, 500]

/** A picture of a page. A busy browser may be unable to capture one for a moment, which says nothing of the page. */
export async function captured<Shot>(capture: () => Promise<Shot>): Promise<Shot> {
  for (let attempt = 1; ; attempt++)
    try {
      return await capture()
    } catch (error) {
      if (attempt === attempts) throw error
      await pause(relief)
    }
}

/** A picture of a page at rest: one that is good, or one that has been the same twice after all patience. */
export async function settled(capture: () => Promise<Buffer>, isGood: (shot: Buffer) => boolean): Promise<Buffer> {
  const take = () => captured(capture)
  const began = performance.now()
  let last = await take()
  if (isGood(last)) return last
  for (;;) {
    await pause(250)
    const next = await take()
    if (!next.equals(last) && isGood(next)) return next
    const waited = performance.now() - began
    if (waited > longest || (waited > patience && next.equals(last))) return next
    last = next
  }
}
