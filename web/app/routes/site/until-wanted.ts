/** What somebody does who is about to look further than the first screen; the page itself scrolls when it is restored. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'pointermove', 'keydown'] as const

/** Milliseconds for which the first screen has the network for itself, where what follows it stands written already. */
const patience = 8_000

/** Resolves as soon as somebody does anything, or after a while; at once where they came by a link to a section, or nothing of it is written. */
export const untilWanted = (isWritten: boolean) =>
  new Promise<void>(resolve => {
    const wanted = () => resolve()
    setTimeout(wanted, location.hash || !isWritten ? 0 : patience)
    for (const sign of signs) addEventListener(sign, wanted, { once: true, passive: true })
  })
