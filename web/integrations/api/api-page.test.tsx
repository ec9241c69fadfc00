import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#shared/api.ts'
import { openapi } from '#shared/contract/openapi.ts'
import { referenceOf } from '#shared/integrations/reference.ts'
import { languages } from '#shared/words/language.ts'
import words from '#shared/words/hu/api.json'
import integrations from '#shared/words/hu/integrations.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { ApiPage } from './api-page.tsx'
import { examplePrograms } from './example-programs.ts'
import { parts } from './reference.tsx'

i18next.addResourceBundle('hu', 'api', words)
i18next.addResourceBundle('hu', 'integrations', integrations)

const description = openapi(api, { title: 'Szabi', version: '1', languages })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockImplementation(async () => Response.json(description))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('P05: the page about the API', () => {
  it('has each endpoint that a key may call in one of its parts', () => {
    const named = parts.flatMap(({ names }) => [...names] as string[])
    expect(named.toSorted()).toEqual(
      referenceOf(description, '2026-11-24')
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('shows the programs as they are', async () => {
    showFresh(<ApiPage />)
    await expect.element(page.getByRole('heading', { name: 'Távollétek' })).toBeVisible()
    for (const { name, text } of examplePrograms)
      expect(page.getByRole('group', { name, exact: true }).element().textContent).toBe(text.trim())
    expect(await axeOfElement()).toEqual([])
  })

  it('opens an endpoint: what it takes, what it gives, and a command with the address of here', async () => {
    showFresh(<ApiPage />)
    await userEvent.click(page.getByText(/Hány napba kerülne egy kérelem/))
    const command = page.getByRole('group', { name: 'POST /day-off/preview' })
    await expect.element(command).toMatchTextContent(new RegExp(`curl "${location.origin}/api/hu/day-off/preview"`))
    const open = page.getByRole('listitem').filter({ hasText: '/day-off/preview' })
    await expect
      .element(open.getByRole('region', { name: 'Amit kap' }))
      .toMatchTextContent(/from_date.*a törzsben · YYYY-MM-DD/)
    await expect.element(open.getByRole('region', { name: 'Amit kap' })).toMatchTextContent(/user_id.*elhagyható/)
    await expect.element(open.getByRole('region', { name: 'Amit ad' })).toMatchTextContent(/data/)
    expect(await axeOfElement()).toEqual([])
  })

  it('says which endpoints a key that only reads may not call', async () => {
    showFresh(<ApiPage />)
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'DELETE /day-off/{id}' }))
      .toMatchTextContent(/írás/)
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'GET /user/list' }))
      .not.toMatchTextContent(/írás/)
  })

  it('copies a program by its button, and says where it cannot', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    showFresh(<ApiPage />)
    await userEvent.click(page.getByRole('button', { name: 'Másolás: balances.mjs' }))
    expect(written).toHaveBeenCalledWith(examplePrograms[2].text.trim())
    await expect.element(page.getByText('Kimásolva: balances.mjs')).toBeVisible()
    written.mockRejectedValueOnce(new Error('refused'))
    await userEvent.click(page.getByRole('button', { name: 'Másolás: balances.mjs' }))
    await expect.element(page.getByText('Nem sikerült kimásolni. Jelöld ki, és másold ki kézzel.')).toBeVisible()
  })

  it('keeps its programs where the description does not come, and asks for it again', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 503 }))
    showFresh(<ApiPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Az API leírását nem sikerült betölteni/)
    await expect.element(page.getByRole('group', { name: 'szabi.mjs', exact: true })).toBeVisible()
    fetched.mockImplementation(async () => Response.json(description))
    await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
    await expect.element(page.getByText(/Hány napba kerülne egy kérelem/)).toBeVisible()
  })
})
