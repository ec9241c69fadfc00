import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '../../company.test-support.ts'
import { RequestHistory } from './request-history.tsx'

type Step = ReplyOf<typeof leave.showRequest>['data']['history'][number]

const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
const step = (what: Step['what'], given: Partial<Step> = {}): Step => ({
  what,
  by: bence,
  at: 1_790_000_000,
  comment: null,
  was: null,
  own: false,
  ...given,
})
const answerSteps = (...history: Step[]) => answer(leave.showRequest, () => ({ data: { ...request(), history } }))
const shown = () => showFresh(<RequestHistory request={request({ id: 'r7' })} />)
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => freshCompany())

describe('the history of a request', () => {
  it('says of every step what was done, by whom and when, oldest first', async () => {
    const all = [
      'requested',
      'approved',
      'denied',
      'undone',
      'modified',
      'shortened',
      'recounted',
      'outside_employment',
      'without_working_days',
      'cancelled',
    ] as const
    answerSteps(...all.map((what, second) => step(what, { at: 1_790_000_000 + second })))
    shown()
    await expect
      .element(page.getByRole('listitem').first())
      .toMatchTextContent(/^Beküldte\s*Szabó Bence, 2026\. szept\. 21\./)
    expect(lines().map(line => line?.replace(/Szabó.*/, ''))).toEqual([
      'Beküldte',
      'Jóváhagyta',
      'Elutasította',
      'Visszavonta a döntését',
      'Módosította',
      'Rövidítette',
      'Újraszámolva',
      'A munkaviszony dátumai miatt módosult',
      'Nem maradt benne munkanap, ezért visszavontuk',
      'Visszavonta',
    ])
    expect(askedOf(leave.showRequest)[0]).toEqual({ path: { id: 'r7' } })
    expect(await axeOfElement()).toEqual([])
  })

  it('says for which days it was before, and why it changed', async () => {
    const was = { from_date: '2026-11-16', to_date: '2026-11-27' }
    answerSteps(step('shortened', { was, comment: 'Visszajött' }))
    shown()
    await expect.element(page.getByText('korábban: 2026. nov. 16–27.')).toBeVisible()
    await expect.element(page.getByText('„Visszajött”')).toBeVisible()
  })

  it('marks the decision on an own request', async () => {
    answerSteps(step('approved', { own: true }), step('cancelled'))
    shown()
    await expect.element(page.getByText('saját kérelem')).toBeVisible()
    expect(lines().filter(line => line?.includes('saját kérelem'))).toHaveLength(1)
  })

  it('S3 marks the decision by the link of an email', async () => {
    answerSteps(step('approved', { by_link: true }), step('cancelled'))
    shown()
    await expect.element(page.getByText('linkkel, bejelentkezés nélkül')).toBeVisible()
    expect(lines().filter(line => line?.includes('linkkel'))).toHaveLength(1)
  })

  it('can be loaded again where that failed', async () => {
    refuse(leave.showRequest, 500, 'Hiba történt.')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    answerSteps(step('requested'))
    await userEvent.click(page.getByRole('button', { name: 'Újra' }))
    await expect.element(page.getByText('Beküldte')).toBeVisible()
  })
})
