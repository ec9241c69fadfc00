/** About eighteen years, in seconds. */
export const shownFor = 18 * 31_556_952

const name = 'shown_notifications'
/** A cookie holds 4,096 bytes with its name and attributes; the newest ids come first, so the oldest fall off. */
const longest = 3_500

/** The ids of the notifications that were shown in a toast, from `document.cookie`. */
export function shownIn(cookies: string): string[] {
  const found = cookies.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  return (
    found
      ?.slice(name.length + 1)
      .split('.')
      .filter(Boolean) ?? []
  )
}

/** What is written to `document.cookie` to remember them. Ids hold no dot. */
export function shownCookie(ids: readonly string[], { secure }: { secure: boolean }): string {
  let value = ''
  for (const id of ids) {
    const longer = value ? `${value}.${id}` : id
    if (longer.length > longest) break
    value = longer
  }
  return `${name}=${value}; Max-Age=${shownFor}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`
}
