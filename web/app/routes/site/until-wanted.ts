/** What somebody does who is about to look further than the first screen; the page itself scrolls when it is restored. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Milliseconds for which the first screen has the network for itself. */
const patience = 1_500

/** Resolves after a while, or as soon as somebody does anything; at once for whoever comes by a link to a section. */
export const untilWanted = () =>
  new Promise<void>(resolve => {
    const wanted = () => resolve()
    setTimeout(wanted, location.hash ? 0 : patience)
    for (const sign of signs) addEventListener(sign, wanted, { once: true, passive: true })
  })
