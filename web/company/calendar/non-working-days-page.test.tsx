import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { type HolidayView } from '#shared/company/contract/holiday-view.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { calendarEffect } from '#shared/leave/contract/effect/calendar-effect.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { wholeEffect } from '../effect/whole-effect.test-support.ts'
import { NonWorkingDaysPage } from './non-working-days-page.tsx'
import { userIn } from '../people.test-support.ts'

const day = (date: string, name: string, over: Partial<HolidayView> = {}): HolidayView => ({
  id: `hu-2026-${date}`,
  name,
  date: `2026-${date}`,
  observed_on: null,
  kind: 'public_holiday',
  ...over,
})
const saturday = day('12-12', 'Áthelyezett munkanap', { kind: 'working_day_moved', observed_on: '2026-12-24' })
const own = day('06-05', 'Cégnap', { id: 'own', kind: 'company' })
const anna = { user_id: 'anna', first_name: 'Anna', last_name: 'Nagy', year: 2026, booked: 1 }
const bela = { ...anna, user_id: 'b', first_name: 'Béla' }

function calendar(over: Partial<ReplyOf<typeof company.listHolidays>> = {}) {
  answer(company.listHolidays, () => ({
    data: [own, day('12-25', 'Karácsony')],
    corrections: ['2026-12-12'],
    by_law: [saturday],
    years: [{ year: 2026, certainty: 'medium' as const, source: '10/2025. (IV. 30.) NGM', warning: null }],
    ...over,
  }))
}

function companyIn(country: string) {
  answer(people.showMe, () => ({ data: userIn({ role: 2, country }) }))
}

const shown = () => showFresh(<NonWorkingDaysPage />)
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  companyIn('HU')
  calendar()
  answer(calendarEffect, () => wholeEffect([]))
})

describe('the non-working days of a company', () => {
  it('R21 are listed by month, each with what it is and where it comes from', async () => {
    shown()
    await expect.element(page.getByRole('heading', { level: 2, name: 'december' })).toBeVisible()
    await expect.element(page.getByText(/A munkarend forrása: 10\/2025/)).toBeVisible()
    const rows = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Saját nap: jún\. 5\., péntekCégnap/)
    expect(rows[1]).toMatch(
      /^Törvény szerinti nap: dec\. 12\., szombatSzokásos nap, a munkarend szerintMódosítvaA törvény szerint: Áthelyezett munkanap/,
    )
    expect(rows[2]).toMatch(/^Törvény szerinti nap: dec\. 25\., péntekKarácsonyMunkaszüneti nap/)
    expect(await axeOfElement()).toEqual([])
  })

  it('R21 are of the year that is chosen, which stands in the address', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: /Év/ }))
    await userEvent.click(page.getByRole('option', { name: '2027' }))
    await expect.poll(() => askedOf(company.listHolidays).at(-1)).toEqual({ query: { year: '2027' } })
    await expect.element(page.getByText('A 2027. évi napok még nincsenek meg.')).toBeVisible()
  })

  it('warn where a decree is missing, and say what to do', async () => {
    const warning = 'A munkarendről szóló rendelet még nem ismert (2026)'
    calendar({ years: [{ year: 2026, certainty: 'unknown', source: null, warning }] })
    shown()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A munkarendről szóló rendelet még nem ismert/)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Magyar Közlönyben/)
  })

  it('can be read again where they could not be read', async () => {
    refuse(company.listHolidays, 500, 'Hiba történt')
    shown()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A napokat nem sikerült betölteni\./)
    calendar()
    await userEvent.click(button('Újratöltés'))
    await expect.element(page.getByText('Karácsony')).toBeVisible()
  })
})

describe('a new day', () => {
  async function type(date: string, name: string) {
    await userEvent.fill(field('Dátum'), date)
    await userEvent.fill(field('Megnevezés'), name)
    await userEvent.click(button('Hozzáadás'))
  }

  it('R21 is added at once where nobody’s booked days change', async () => {
    answer(company.addHoliday, () => ({ data: own }))
    shown()
    await type('2026-12-04', 'Leltár')
    await expect.poll(told).toEqual(['Hozzáadva: Leltár'])
    expect(askedOf(company.addHoliday)).toEqual([
      { body: { date: '2026-12-04', name: 'Leltár', kind: 'company', observed_on: null } },
    ])
    await expect.element(field('Megnevezés')).toHaveValue('')
  })

  it('shows before who gets days back, and loses nothing where one thinks better of it', async () => {
    answer(calendarEffect, () => wholeEffect([anna, { ...bela, booked: -1 }, { ...bela, year: 2027, booked: -1 }]))
    shown()
    await type('2026-12-04', 'Leltár')
    const dialog = page.getByRole('alertdialog', { name: 'Elmented ezt a napot? Leltár, dec. 4., péntek' })
    await expect.element(dialog).toMatchTextContent(/Nagy Anna1 napot visszakap/)
    await expect.element(dialog).toMatchTextContent(/Nagy Béla2 nappal több fogy a keretből/)
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(button('Mégse'))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(company.addHoliday)).toEqual([])
    await expect.element(field('Megnevezés')).toHaveValue('Leltár')
  })

  it('V01 is refused at its fields, by the page and by the server', async () => {
    shown()
    await type('2026-02-30', 'Leltár')
    await expect.element(field('Dátum')).toHaveAccessibleDescription('Ilyen nap nincs.')
    refuse(calendarEffect, 422, 'Nézd át', { date: ['Ez a nap már szerepel a listán.'] })
    await type('2026-06-05', 'Leltár')
    await expect.element(field('Dátum')).toHaveAccessibleDescription('Ez a nap már szerepel a listán.')
    await expect.element(field('Megnevezés')).toHaveValue('Leltár')
  })
})

describe('a day that stands there', () => {
  const act = async (name: string, action: string) => {
    await userEvent.click(button(`Műveletek: ${name}`))
    await userEvent.click(page.getByRole('menuitem', { name: action }))
  }

  it('R21 is deleted after a question that names it and shows whom it concerns', async () => {
    answer(calendarEffect, () => wholeEffect([{ ...anna, booked: -1 }]))
    answer(company.removeHoliday, () => ({ data: { became: 'removed' as const } }))
    shown()
    await act('Cégnap', 'Törlés')
    const dialog = page.getByRole('alertdialog', { name: 'Törlöd ezt a napot? Cégnap, jún. 5., péntek' })
    await expect.element(dialog).toMatchTextContent(/Nagy Anna1 nappal több fogy a keretből/)
    await userEvent.click(dialog.getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Törölve: Cégnap'])
    expect(askedOf(company.removeHoliday)).toEqual([{ path: { id: 'own' } }])
  })

  it('is told to be gone where somebody was quicker', async () => {
    refuse(company.removeHoliday, 404, 'Nincs')
    shown()
    await act('Cégnap', 'Törlés')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Ezt a napot közben valaki törölte.'])
  })

  it('R21 is changed in a dialog; of an official one the date stays', async () => {
    answer(company.changeHoliday, () => ({ data: null }))
    shown()
    await act('Karácsony', 'Szerkesztés')
    const dialog = page.getByRole('dialog', { name: 'Karácsony, dec. 25., péntek' })
    await expect.element(dialog.getByRole('textbox', { name: /^Dátum/ })).toHaveAttribute('readonly')
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: /Típus/ }))
    await userEvent.click(page.getByRole('option', { name: 'Szokásos nap, a munkarend szerint' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(company.changeHoliday)).toEqual([
      {
        path: { id: 'hu-2026-12-25' },
        body: { date: '2026-12-25', name: 'Karácsony', kind: 'working', observed_on: null },
      },
    ])
  })

  it('keeps what was typed where a change is refused', async () => {
    refuse(company.changeHoliday, 409, 'Épp sokan módosítják. Próbáld újra.')
    shown()
    await act('Cégnap', 'Szerkesztés')
    const dialog = page.getByRole('dialog')
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Megnevezés/ }), 'Leltár')
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Épp sokan módosítják\. Próbáld újra\./)
    await expect.element(dialog.getByRole('textbox', { name: /^Megnevezés/ })).toHaveValue('Leltár')
  })

  it('R21 is brought back to what the law says', async () => {
    answer(company.removeHoliday, () => ({ data: { became: 'by_law' as const } }))
    shown()
    await userEvent.click(button('Visszaállítás: Áthelyezett munkanap'))
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent(/Senkinek sem változnak a kiírt napjai\./)
    await userEvent.click(dialog.getByRole('button', { name: 'Visszaállítás' }))
    await expect.poll(told).toEqual(['Visszaállítva a törvény szerintire: dec. 12., szombat'])
    expect(askedOf(company.removeHoliday)).toEqual([{ path: { id: 'hu-2026-12-12' } }])
  })
})

describe('a company abroad', () => {
  const christmas = { date: '2026-12-25', name: 'Karácsony' }
  const take = button('A 2026. évi munkaszüneti napok átvétele')

  beforeEach(() => {
    companyIn('AT')
    calendar({ data: [], corrections: [], by_law: [], years: [] })
    answer(company.listMissingHolidays, () => ({ data: [christmas] }))
    answer(company.importHolidays, () => ({ data: [own] }))
  })

  it('R21 takes over the missing holidays of a year, and sees first which, and whom they concern', async () => {
    answer(calendarEffect, () => wholeEffect([anna]))
    shown()
    await expect.element(page.getByText('A 2026. évi napok még nincsenek meg.')).toBeVisible()
    await userEvent.click(take)
    const dialog = page.getByRole('alertdialog', { name: 'Átveszed a munkaszüneti napokat? 2026' })
    await expect.element(dialog).toMatchTextContent(/dec\. 25\., péntekKarácsony/)
    await expect.element(dialog).toMatchTextContent(/Nagy Anna1 napot visszakap/)
    expect(await axeOfElement(dialog.element())).toEqual([])
    expect(askedOf(calendarEffect)).toEqual([{ body: { call: 'POST /holiday/import', days: [christmas] } }])
    await userEvent.click(dialog.getByRole('button', { name: 'Átvétel' }))
    await expect.poll(told).toEqual(['1 nap átvéve'])
    expect(askedOf(company.importHolidays)).toEqual([{ body: { year: 2026 } }])
  })

  it('leaves everything as it is where one thinks better of it', async () => {
    shown()
    await userEvent.click(take)
    await userEvent.click(button('Mégse'))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(askedOf(company.importHolidays)).toEqual([])
    await expect.element(take).toBeEnabled()
  })

  it('is told that nothing is missing, without a question', async () => {
    answer(company.listMissingHolidays, () => ({ data: [] }))
    shown()
    await userEvent.click(take)
    await expect.poll(told).toEqual(['Nincs átvehető nap, amely még hiányzik.'])
  })

  it('is told why it could not be done', async () => {
    refuse(company.listMissingHolidays, 422, 'Nézd át', { year: ['Egyszerre legfeljebb 400.'] })
    shown()
    await userEvent.click(take)
    await expect.poll(told).toEqual(['Egyszerre legfeljebb 400.'])
  })
})
