import i18next from 'i18next'
import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { listCountries } from '#shared/company/contract/list-countries.ts'
import { ApiError } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { kept } from '#web/api/drafts/drafts.test-support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { keyOf } from '#web/api/use-api.ts'
import { userIn } from '../people.test-support.ts'
import type { CompanyInfo } from './company-info.ts'
import { CompanyPage } from './company-page.tsx'

/** Whoever registers a company becomes its superadmin. */
const founder = userIn({ role: 3 })

const save = vi.fn<(info: CompanyInfo) => Promise<void>>(async () => undefined)
const shown = (known?: CompanyInfo) => show(<CompanyPage known={known} save={save} />)

const name = page.getByRole('textbox', { name: /^Cég neve/ })
const works = (day: string) => page.getByRole('switch', { name: `${day}: munkanap` })
const hours = (day: string) => page.getByRole('textbox', { name: `${day}: munkaórák` })
const goOn = () => userEvent.click(page.getByRole('button', { name: 'Tovább', exact: true }))

beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined)
  return mutate(keyOf(people.showMe), { data: founder }, { revalidate: false })
})
afterEach(() => i18next.changeLanguage('hu'))

describe('the step of the company', () => {
  it('R11 begins with Hungary and the general week, and sends what is typed', async () => {
    shown()
    await expect.element(page.getByRole('button', { name: /Ország/ })).toHaveTextContent('Magyarország')
    await expect.element(page.getByText('Hetente összesen 40 óra')).toBeVisible()
    await expect.element(works('Szombat')).not.toBeChecked()
    expect(await axeOfElement()).toEqual([])
    await userEvent.fill(name, ' Kék Tó Kft. ')
    await goOn()
    await expect
      .poll(() => save.mock.calls)
      .toEqual([[{ name: 'Kék Tó Kft.', country: 'HU', working_hours: generalWeek }]])
  })

  it('E09 offers the countries as operators name them, without those that are switched off', async () => {
    answer(listCountries, () => ({
      data: [
        { code: 'AT', name: 'Ausztria', active: false },
        { code: 'DE', name: 'Német Szövetségi Köztársaság', active: true },
      ],
    }))
    shown()
    await userEvent.click(page.getByRole('button', { name: /Ország/ }))
    await expect.element(page.getByRole('option', { name: 'Német Szövetségi Köztársaság' })).toBeVisible()
    for (const name of ['Ausztria', 'Németország'])
      expect(page.getByRole('option', { name, exact: true }).elements()).toEqual([])
  })

  it('E09 keeps the country of a company that returns to this step, though it is switched off', async () => {
    answer(listCountries, () => ({ data: [{ code: 'AT', name: 'Osztrák Köztársaság', active: false }] }))
    shown({ name: 'Wien GmbH', country: 'AT', working_hours: generalWeek })
    await expect.element(page.getByRole('button', { name: /Ország/ })).toHaveTextContent('Osztrák Köztársaság')
  })

  it('R11 counts the week as its days are turned on and off, with eight hours for a new one', async () => {
    shown()
    await userEvent.fill(name, 'Kék Tó Kft.')
    await userEvent.click(page.getByText('Szombat', { exact: true }))
    works('Szombat').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(hours('Szombat')).toHaveValue('8')
    await expect.element(page.getByText('Hetente összesen 48 óra')).toBeVisible()
    works('Péntek').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(hours('Péntek')).not.toBeInTheDocument()
    await userEvent.fill(hours('Hétfő'), '7,5')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Hetente összesen 39,5 óra')).toBeVisible()
    await goOn()
    await expect
      .poll(() => save.mock.calls[0]?.[0].working_hours)
      .toEqual({ ...generalWeek, monday: 7.5, friday: 0, saturday: 8 })
  })

  it('V01 asks for a name first, and says it at the field, which takes the focus', async () => {
    shown()
    await goOn()
    await expect.element(name).toHaveAccessibleDescription('Ezt töltsd ki.')
    await expect.element(name).toHaveFocus()
    expect(save).not.toHaveBeenCalled()
  })

  it('V01 wants somebody to work on some day', async () => {
    const free = Object.fromEntries(Object.keys(generalWeek).map(day => [day, 0])) as typeof generalWeek
    shown({ name: 'Kék Tó Kft.', country: 'HU', working_hours: free })
    await expect.element(page.getByText('Hetente összesen 0 óra')).toBeVisible()
    await goOn()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  it('V09 says what the server refuses, at its field and above the form, and keeps what was typed', async () => {
    shown({ name: founder.selected_company!.name, country: 'SK', working_hours: generalWeek })
    const refusal = { success: 0, code: 'invalid', message: 'Nézd át.', errors: { name: ['Van már ilyen.'] } } as const
    save.mockRejectedValueOnce(new ApiError(422, { ...refusal, errors: { name: ['Van már ilyen.'] } }))
    await goOn()
    await expect.element(name).toHaveAccessibleDescription('Van már ilyen.')
    save.mockRejectedValueOnce(new ApiError(0, { success: 0, code: 'network', message: 'Nincs kapcsolat.' }))
    await userEvent.fill(name, 'Zöld Tó Kft.')
    await goOn()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Nincs kapcsolat.')
    await expect.element(name).toHaveValue('Zöld Tó Kft.')
    await expect.element(page.getByRole('button', { name: /Ország/ })).toHaveTextContent('Szlovákia')
  })

  it('keeps what is typed, of this founder alone, until it is saved', async () => {
    shown()
    await userEvent.fill(name, 'Ké')
    await expect.poll(() => kept.get(draftNameOf(founder, 'company'))).toMatchObject({ name: 'Ké' })
    expect(save).not.toHaveBeenCalled()
    await goOn()
    await expect.poll(() => kept.size).toBe(0)
  })

  it('C03 speaks English where the page does', async () => {
    await i18next.changeLanguage('en')
    shown()
    const words = (key: string) => i18next.t(`company:${key}` as 'company:title')
    await expect.element(page.getByRole('heading', { level: 1, name: words('title') })).toBeVisible()
    await expect.element(page.getByRole('group', { name: words('workingHours') })).toBeVisible()
    expect(words('title')).not.toBe('Cégadatok')
  })
})
