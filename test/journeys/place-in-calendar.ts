import type { Page } from 'playwright-core'

/** The middle of a day in the row of somebody, in the team calendar. */
export async function placeInCalendar(page: Page, name: string, day: string) {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  const [box, header] = await Promise.all([row.boundingBox(), row.getByRole('rowheader').boundingBox()])
  const days = await page.getByRole('grid').getAttribute('aria-colcount')
  const column = (box!.width - header!.width) / (Number(days) - 1)
  return { x: header!.x + header!.width + (Number(day.slice(8)) - 0.5) * column, y: box!.y + box!.height / 2 }
}
