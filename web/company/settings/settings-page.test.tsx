import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { calendarEffect } from '#shared/leave/contract/effect/calendar-effect.ts'
import { requireSecondFactor } from '#shared/company/contract/require-second-factor.ts'
import { defaultRules } from '#shared/company/leave-rules.ts'
import { changeDocumentRules } from '#shared/leave/contract/document/change-document-rules.ts'
import { showDocumentRules } from '#shared/leave/contract/document/show-document-rules.ts'
import { showLeaveRules } from '#shared/leave/contract/show-leave-rules.ts'
import { leaveRulesEffect } from '#shared/leave/contract/effect/leave-rules-effect.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { kept } from '#web/api/drafts/drafts.test-support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { wholeEffect } from '../effect/whole-effect.test-support.ts'
import { userIn } from '../people.test-support.ts'
import { SettingsPage } from './settings-page.tsx'
import type { KnownCompany } from './settings.ts'

const long = { ...generalWeek, friday: 4 }
const kekTo: KnownCompany = {
  id: 'c',
  name: 'Kék Tó Kft.',
  country: 'HU',
  owner: 'marta',
  has_completed_registration: true,
  currency: 'HUF',
  vat_rate: 27,
  employee_count: 24,
  shows_types: false,
  admins_need_second_factor: false,
  ...generalWeek,
  hours: [{ valid_from: null, week: generalWeek }],
}
const anna = { user_id: 'anna', first_name: 'Anna', last_name: 'Nagy', year: 2026 }

/** Replies with the company, and with the changed company after each save. */
function companyIs(over: Partial<KnownCompany> = {}) {
  answer(company.showCompany, () => ({ data: { ...kekTo, ...over } }))
}

function somebody(role: 1 | 2 | 3) {
  answer(people.showMe, () => ({ data: userIn({ role }) }))
}

const onDeleted = vi.fn<(until: string) => Promise<void>>(async () => {})
const shown = () => show(<SettingsPage onDeleted={onDeleted} />)
const part = (name: string) => page.getByRole('form', { name })
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

beforeEach(() => {
  somebody(3)
  companyIs()
  const { country: _, ...chosen } = defaultRules
  answer(showLeaveRules, () => ({ data: chosen }))
  answer(calendarEffect, () => wholeEffect([]))
  answer(showDocumentRules, () => ({ data: { types: [2, 10], kept_months: 36 } }))
})

afterEach(() => i18next.changeLanguage('hu'))

describe('the settings of a company', () => {
  it.each(['hu', 'en'])('R22 pass axe in both themes, in %s', async language => {
    await i18next.changeLanguage(language)
    shown()
    await expect.element(page.getByRole('form').nth(2)).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('can be read again where they could not be read', async () => {
    refuse(company.showCompany, 500, 'Hiba történt')
    shown()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A beállításokat nem sikerült betölteni\./)
    companyIs()
    await press('Újratöltés')
    await expect.element(part('Cégadatok')).toBeVisible()
  })
})

describe('the company info', () => {
  const save = () => userEvent.click(part('Cégadatok').getByRole('button', { name: 'Mentés' }))

  it('R22 E06 is saved by a button that is there while something is typed', async () => {
    answer(company.changeCompany, ({ body }) => {
      companyIs(body)
      return { data: { ...kekTo, ...body } }
    })
    shown()
    await expect.element(page.getByRole('region', { name: 'Cégadatok' })).toMatchTextContent(/24 aktív munkatárs/)
    await expect.element(page.getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
    await userEvent.fill(field('Cég neve'), 'Zöld Tó Kft.')
    await userEvent.click(page.getByText('A munkatársak lássák egymás távolléteinek típusát'))
    await save()
    await expect.poll(told).toEqual(['Cégadatok elmentve'])
    expect(askedOf(company.changeCompany)).toEqual([
      { body: { name: 'Zöld Tó Kft.', country: 'HU', shows_types: true } },
    ])
    await expect.element(page.getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
    await expect.element(part('Cégadatok')).toHaveFocus()
    expect(kept.size).toBe(0)
  })

  it('V01 is refused at its fields, and keeps what was typed', async () => {
    shown()
    await userEvent.fill(field('Cég neve'), ' ')
    await save()
    await expect.element(field('Cég neve')).toHaveAccessibleDescription('Ezt töltsd ki.')
    refuse(company.changeCompany, 422, 'Nézd át', { name: ['Legfeljebb 120 karakter.'] })
    await userEvent.fill(field('Cég neve'), 'Hosszú')
    await save()
    await expect.element(field('Cég neve')).toHaveAccessibleDescription('Legfeljebb 120 karakter.')
    await expect.element(field('Cég neve')).toHaveValue('Hosszú')
  })

  it('keeps what was typed over a look elsewhere, until it is discarded', async () => {
    function Place() {
      const [isHere, come] = useState(true)
      return (
        <>
          <button onClick={() => come(!isHere)}>Máshol</button>
          {isHere && <SettingsPage onDeleted={onDeleted} />}
        </>
      )
    }
    show(<Place />)
    await userEvent.fill(field('Cég neve'), 'Félig')
    await expect
      .poll(() => kept.get(draftNameOf(userIn({ role: 3 }), 'settings.info')))
      .toMatchObject({ name: 'Félig' })
    await press('Máshol')
    await expect.element(part('Cégadatok')).not.toBeInTheDocument()
    await press('Máshol')
    await expect.element(field('Cég neve')).toHaveValue('Félig')
    await userEvent.click(part('Cégadatok').getByRole('button', { name: 'Elvetés' }))
    await expect.element(field('Cég neve')).toHaveValue('Kék Tó Kft.')
    await expect.poll(() => kept.size).toBe(0)
  })

  it('asks before another country, and says what it means and whose booked days change', async () => {
    answer(calendarEffect, () => wholeEffect([{ ...anna, booked: -1 }]))
    shown()
    await userEvent.click(page.getByRole('button', { name: /Ország/ }))
    await userEvent.click(page.getByRole('option', { name: 'Ausztria' }))
    await save()
    const dialog = page.getByRole('alertdialog', { name: 'Másik ország szerint számoljunk? Ausztria' })
    await expect.element(dialog).toMatchTextContent(/személyenként kell megadni/)
    await expect.element(dialog).toMatchTextContent(/Nagy Anna1 nappal több fogy a keretből/)
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Mégse')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(company.changeCompany)).toEqual([])
  })
})

describe('the working time', () => {
  const save = () => userEvent.click(part('Munkarend').getByRole('button', { name: 'Mentés' }))
  const fridayHalf = async () => {
    await userEvent.fill(page.getByRole('textbox', { name: 'Péntek: munkaórák' }), '4')
    await userEvent.keyboard('{Tab}')
  }

  it('R22 says when work begins and how long its break is, of which attendance sheets are made', async () => {
    answer(calendarEffect, () => wholeEffect([]))
    answer(company.changeWorkingHours, () => ({
      data: { ...kekTo, hours: [{ valid_from: null, week: generalWeek, starts_at: '07:30', break_minutes: 30 }] },
    }))
    shown()
    const starts = page.getByRole('textbox', { name: 'Munkakezdés' })
    await expect.element(starts).toHaveValue('08:00')
    await userEvent.fill(starts, 'reggel')
    await save()
    await expect.element(page.getByText('Így add meg: 8:00')).toBeVisible()
    await userEvent.fill(starts, '730')
    await userEvent.keyboard('{Tab}')
    await expect.element(starts).toHaveValue('07:30')
    await save()
    await expect
      .poll(() => askedOf(company.changeWorkingHours))
      .toEqual([{ body: { working_hours: generalWeek, valid_from: '2026-11-20', starts_at: '07:30' } }])
    await expect.element(starts).toHaveValue('07:30')
  })

  it('R22 holds from a day on, and shows before whose booked days change', async () => {
    answer(calendarEffect, () => wholeEffect([{ ...anna, booked: 2 }]))
    answer(company.changeWorkingHours, () => ({ data: kekTo }))
    shown()
    await fridayHalf()
    await userEvent.fill(field('Ettől a naptól'), '2027-01-01')
    await save()
    const dialog = page.getByRole('alertdialog', { name: 'Új munkarend ettől a naptól? 2027. jan. 1.' })
    await expect.element(dialog).toMatchTextContent(/Nagy Anna2 napot visszakap/)
    expect(askedOf(company.changeWorkingHours)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.poll(told).toEqual(['Az új munkarend kezdete: 2027. jan. 1.'])
    expect(askedOf(company.changeWorkingHours)).toEqual([{ body: { working_hours: long, valid_from: '2027-01-01' } }])
  })

  it('V01 is refused at its fields', async () => {
    shown()
    await fridayHalf()
    await userEvent.fill(field('Ettől a naptól'), '2027-02-30')
    await save()
    await expect.element(field('Ettől a naptól')).toHaveAccessibleDescription('Ilyen nap nincs.')
    refuse(calendarEffect, 422, 'Nézd át', { valid_from: ['Egyszerre legfeljebb 200.'] })
    await userEvent.fill(field('Ettől a naptól'), '2027-02-01')
    await save()
    await expect.element(field('Ettől a naptól')).toHaveAccessibleDescription('Egyszerre legfeljebb 200.')
    await expect.element(page.getByRole('textbox', { name: 'Péntek: munkaórák' })).toHaveValue('4')
  })

  it('R22 is told over time, and can be taken back while it has not begun', async () => {
    companyIs({
      hours: [
        { valid_from: null, week: long },
        { valid_from: '2026-03-01', week: generalWeek },
        { valid_from: '2027-01-01', week: long },
      ],
    })
    answer(company.changeWorkingHours, () => ({ data: kekTo }))
    shown()
    const times = page.getByRole('region', { name: 'Munkarendek időrendben' })
    await expect.element(times).toBeVisible()
    expect(
      times
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ettől: 2027. jan. 1.H–Cs: 8 óra, P: 4 óraKésőbb lép életbeTörlés',
      'Ettől: 2026. márc. 1.H–P: 8 óraMost ez érvényes',
      'KezdettőlH–Cs: 8 óra, P: 4 óra',
    ])
    expect(await axeOfElement(times.element())).toEqual([])
    await press('Törlés: 2027. jan. 1.')
    const dialog = page.getByRole('alertdialog', { name: 'Törlöd ezt a munkarendet? 2027. jan. 1.' })
    await expect.element(dialog).toMatchTextContent(/Senkinek sem változnak a kiírt napjai\./)
    await userEvent.click(dialog.getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Munkarend törölve: 2027. jan. 1.'])
    expect(askedOf(company.changeWorkingHours)).toEqual([{ body: { working_hours: null, valid_from: '2027-01-01' } }])
  })
})

describe('the leave rules', () => {
  const open = (name: string) => userEvent.click(page.getByText(name, { exact: true }))
  const save = () => userEvent.click(part('Szabadságszabályok').getByRole('button', { name: 'Mentés' }))

  it('P03 are asked in plain words, each with its answers, its paragraph and what holds by default', async () => {
    shown()
    await open('Kerekítés')
    const group = page.getByRole('radiogroup', { name: /Hogyan kerekítünk/ })
    await expect.element(group).toHaveAccessibleDescription('Mt. 115. § (1), 121. §')
    await expect.element(group.getByRole('radio', { name: /Egyszer, az összegen \(alapértelmezett\)/ })).toBeChecked()
    await expect.element(group.getByRole('radio', { name: /Részenként külön/ })).toBeVisible()
    await open('Fiatal munkavállalók')
    await expect.element(page.getByRole('radio', { name: /^Igen \(alapértelmezett\) Utoljára/ })).toBeChecked()
    expect(await axeOfElement(part('Szabadságszabályok').element())).toEqual([])
  })

  it('P03 are saved after a question that shows whose numbers change', async () => {
    const changed = { entitled: { before: 25, after: 26 }, sick: { before: 15, after: 14 }, booked: -1 }
    answer(leaveRulesEffect, () => wholeEffect([{ ...anna, ...changed }]))
    const { country: _, ...chosen } = defaultRules
    const after = { ...chosen, roundingMode: 'each_part' as const, youngAfter18: false }
    answer(changeLeaveRules, () => {
      answer(showLeaveRules, () => ({ data: after }))
      return { data: after }
    })
    shown()
    await open('Kerekítés')
    await userEvent.click(page.getByText(/Az alapszabadságot és minden pótszabadságot külön/))
    await open('Fiatal munkavállalók')
    await userEvent.click(page.getByText(/nálatok nem volt fiatal munkavállaló/))
    await save()
    const dialog = page.getByRole('alertdialog', { name: 'Mostantól így számoljunk?' })
    await expect.element(dialog).toMatchTextContent(/Nagy Anna2026, szabadság: 25 helyett 26 nap/)
    await expect.element(dialog).toMatchTextContent(/2026, betegszabadság: 15 helyett 14 nap/)
    await expect.element(dialog).toMatchTextContent(/2026: a kiírt napokra 1 nappal több fogy a keretből/)
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.poll(told).toEqual(['Szabadságszabályok elmentve'])
    const body = { roundingMode: 'each_part', youngAfter18: false }
    expect(askedOf(leaveRulesEffect)).toEqual([{ body }])
    expect(askedOf(changeLeaveRules)).toEqual([{ body }])
    await expect.element(page.getByText('Részenként külön · eltér az alapértelmezettől')).toBeVisible()
  })

  it('P04 are not those of a company abroad, which is told what holds instead', async () => {
    companyIs({ country: 'AT' })
    shown()
    await expect.element(page.getByText(/az, amit személyenként megadtok/)).toBeVisible()
    await expect.element(part('Szabadságszabályok')).not.toBeInTheDocument()
    expect(askedOf(showLeaveRules)).toEqual([])
  })

  it('can be read again where they could not be read', async () => {
    refuse(showLeaveRules, 500, 'Hiba történt')
    shown()
    await expect.element(page.getByText('A szabadságszabályokat nem sikerült betölteni.')).toBeVisible()
    const { country: _, ...chosen } = defaultRules
    answer(showLeaveRules, () => ({ data: chosen }))
    await press('Újratöltés')
    await expect.element(page.getByText('Kerekítés', { exact: true })).toBeVisible()
  })
})

describe('deleting the company', () => {
  it('R22 P07 asks for its name, and then says until when it can be restored', async () => {
    answer(company.deleteCompany, () => ({ data: { restorable_until: '2026-12-20' } }))
    shown()
    await press('Cég törlése')
    const dialog = page.getByRole('alertdialog', { name: 'Törlöd a céget? Kék Tó Kft.' })
    const name = dialog.getByRole('textbox', { name: /^A megerősítéshez/ })
    await expect.element(name).toHaveFocus()
    expect(await axeOfElement(dialog.element())).toEqual([])
    refuse(company.deleteCompany, 422, 'Nézd át', { name: ['Ez nem a cég neve.'] })
    await userEvent.fill(name, 'Kek To')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAccessibleDescription('Ez nem a cég neve.')
    answer(company.deleteCompany, () => ({ data: { restorable_until: '2026-12-20' } }))
    await userEvent.fill(name, 'Kék Tó Kft.')
    await userEvent.click(dialog.getByRole('button', { name: 'Cég törlése' }))
    await expect.poll(() => onDeleted.mock.calls).toEqual([['2026-12-20']])
    expect(askedOf(company.deleteCompany).at(-1)).toEqual({ body: { name: 'Kék Tó Kft.' } })
  })

  it('is for superadmins only', async () => {
    somebody(2)
    shown()
    await expect.element(part('Cégadatok')).toBeVisible()
    await expect.poll(() => askedOf(people.showMe).length).toBeGreaterThan(0)
    await expect.element(page.getByRole('button', { name: 'Cég törlése' })).not.toBeInTheDocument()
  })
})

describe('the second step of the administrators', () => {
  const required = page.getByRole('switch', { name: 'Kötelező az adminisztrátoroknak' })
  const flip = () => userEvent.click(page.getByText('Kötelező az adminisztrátoroknak'))
  const requiredIs = () =>
    answer(requireSecondFactor, ({ body }) => {
      companyIs({ admins_need_second_factor: body.is_required })
      return { data: { ...kekTo, admins_need_second_factor: body.is_required } }
    })

  it('ASVS 6.3.3 is required by a superadmin with one press, and no longer with another', async () => {
    requiredIs()
    shown()
    await expect.element(required).not.toBeChecked()
    await flip()
    await expect.poll(told).toEqual(['Kétlépcsős bejelentkezés előírva'])
    await expect.element(required).toBeChecked()
    await flip()
    await expect.poll(told).toContain('A kétlépcsős bejelentkezés nem kötelező')
    await expect.element(required).not.toBeChecked()
    expect(askedOf(requireSecondFactor)).toEqual([{ body: { is_required: true } }, { body: { is_required: false } }])
  })

  it('stays as it is where it is refused, says in the server’s words why, and leads to what is missing', async () => {
    const why = 'Előbb állíts be magadnak második lépést.'
    refuse(requireSecondFactor, 422, 'Nézd át.', { is_required: [why] })
    shown()
    await flip()
    await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(why))
    await expect
      .element(page.getByRole('link', { name: 'Kétlépcsős bejelentkezés beállítása' }))
      .toHaveAttribute('href', '/user/security')
    expect(told()).toEqual([])
    await expect.element(required).not.toBeChecked()
    await expect.element(required).toBeEnabled()
  })

  it('is said to be unsaved without a network', async () => {
    refuse(requireSecondFactor, 0, 'Nincs kapcsolat.')
    companyIs({ admins_need_second_factor: true })
    shown()
    await flip()
    await expect.poll(told).toEqual(['Nincs kapcsolat.'])
    await expect.element(required).toBeChecked()
  })

  it('is no matter of whoever is not a superadmin', async () => {
    somebody(2)
    shown()
    await expect.element(part('Munkarend')).toBeVisible()
    await expect.element(required).not.toBeInTheDocument()
  })
})

describe('the rules of documents', () => {
  const form = () => part('Igazolások')
  const box = (name: string) => form().getByRole('checkbox', { name })
  const turn = (name: string) => userEvent.click(form().getByText(name, { exact: true }))

  it('are the types that ask for one and the months that they are kept, and are saved together', async () => {
    answer(changeDocumentRules, ({ body }) => ({ data: body }))
    shown()
    await expect.element(box('Betegszabadság')).toBeChecked()
    await expect.element(box('Gyászszabadság')).not.toBeChecked()
    expect(form().getByRole('checkbox', { name: 'Home office' }).elements()).toEqual([])
    await turn('Gyászszabadság')
    await userEvent.fill(form().getByRole('textbox', { name: /^Megőrzés/ }), '12')
    await userEvent.keyboard('{Tab}')
    await press('Mentés')
    await expect.poll(() => askedOf(changeDocumentRules)).toEqual([{ body: { types: [2, 6, 10], kept_months: 12 } }])
    await expect.poll(told).toContain('Igazolások szabályai elmentve')
    await expect.element(form().getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
  })

  it('stay as they are typed where they are refused, with the sentence at the field', async () => {
    refuse(changeDocumentRules, 422, 'Nézd meg a jelölt mezőket.', { kept_months: ['1 és 120 hónap között.'] })
    shown()
    await turn('Szülői szabadság')
    await press('Mentés')
    await expect.element(form()).toMatchTextContent(/1 és 120 hónap között\./)
    await expect.element(box('Szülői szabadság')).toBeChecked()
  })

  it('can be loaded again where they could not be', async () => {
    refuse(showDocumentRules, 500, 'Hiba történt')
    shown()
    await expect.element(page.getByText('Az igazolások szabályait nem sikerült betölteni.')).toBeVisible()
    answer(showDocumentRules, () => ({ data: { types: [], kept_months: 1 } }))
    await press('Újratöltés')
    await expect.element(box('Betegszabadság')).not.toBeChecked()
  })
})
