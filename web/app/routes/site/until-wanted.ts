/** What somebody does who is about to look further than the first screen; the page itself scrolls when it is restored. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'pointermove', 'keydown', 'focusin', 'click'] as const

/** Milliseconds for which the first screen has the network for itself, where what follows it stands written already. */
const patience = 8_000

/** A browser tells of a pointer that lies where a page comes up under it, too. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0

/** Resolves as soon as somebody does anything, or after a while; at once where they did already, or came by a link to a section, or nothing of it is written. */
export const untilWanted = (isWritten: boolean) =>
  new Promise<void>(resolve => {
    const isSoon = location.hash || !isWritten || 'wanted' in document.documentElement.dataset
    const heard = new AbortController()
    const wanted = () => {
      heard.abort()
      resolve()
    }
    setTimeout(wanted, isSoon ? 0 : patience)
    const listen = (event: Event) => isAtRest(event) || wanted()
    for (const sign of signs) addEventListener(sign, listen, { passive: true, signal: heard.signal })
  })
