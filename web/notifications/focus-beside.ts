/** Marks what holds the notifications and their heading, and a row of them. */
export const heldNotifications = { 'data-notifications': true }
export const rowOfNotification = { 'data-notification': true }

/**
 * Moves the focus from a row that goes to the next one, from the last row to the one before, and from the only one to the heading, so
 * that whoever uses the keyboard does not begin the page again.
 */
export function focusBeside(row: Element) {
  const list = row.closest('[data-notifications]')
  const rows = [...(list?.querySelectorAll('[data-notification]') ?? [])]
  const place = rows.indexOf(row)
  const beside = rows[place + 1] ?? rows[place - 1]
  const buttons = beside?.querySelectorAll<HTMLElement>('button, a[href]')
  const target = buttons?.length ? buttons[buttons.length - 1] : list?.querySelector<HTMLElement>('h1, h2')
  target?.focus()
}
