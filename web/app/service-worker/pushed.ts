/** A notification of the browser, as a push describes it. */
interface Pushed {
  title: string
  options: {
    body: string
    tag: string
    lang: string
    icon: string
    badge: string
    data: { address: string; addresses: string[] }
    actions: { action: string; title: string }[]
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const record = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** What is shown of a push; every push has to show something, so that what is not understood shows that there is news. */
export function pushed(message: unknown, productName: string): Pushed {
  const { title, body, tag, language, address, actions } = record(message)
  const buttons = (Array.isArray(actions) ? actions : []).map(record)
  return {
    title: text(title) || productName,
    options: {
      body: text(body),
      tag: text(tag),
      lang: text(language),
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { address: text(address) || '/notifications', addresses: buttons.map(button => text(button.address)) },
      actions: buttons.map((button, place) => ({ action: String(place), title: text(button.title) })),
    },
  }
}

/** What a press opens: of a button its own page, and never a page of somebody else. */
export function addressPressed(action: string, data: unknown, origin: string): string {
  const { address, addresses } = record(data)
  const chosen = action === '' ? undefined : (addresses as unknown[] | undefined)?.[Number(action)]
  const opened = new URL(text(chosen) || text(address) || '/notifications', origin)
  return opened.origin === origin ? opened.href : `${origin}/notifications`
}
