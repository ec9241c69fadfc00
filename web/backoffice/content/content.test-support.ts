import i18next from 'i18next'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import enSitecontent from '#shared/words/en/sitecontent.json'
import sitecontent from '#shared/words/hu/sitecontent.json'

i18next.addResourceBundle('hu', 'sitecontent', sitecontent)
i18next.addResourceBundle('en', 'sitecontent', enSitecontent)

export const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

/** Does something with a row, by its menu. */
export async function act(row: string, action: string) {
  await userEvent.click(page.getByRole('row', { name: new RegExp(row) }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

export const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })

/** The refusal of a change of what somebody else has changed meanwhile. */
export const overtaken = () =>
  new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki más módosította.' })

/** The refusal of a change of what somebody else has deleted meanwhile. */
export const gone = () => new ApiError(404, { success: 0, code: 'notFound', message: 'Nem található.' })
