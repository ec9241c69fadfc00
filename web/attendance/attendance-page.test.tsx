import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { acceptAttendance } from '#shared/attendance/contract/accept-attendance.ts'
import { correctAttendance } from '#shared/attendance/contract/correct-attendance.ts'
import { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { handInAttendance } from '#shared/attendance/contract/hand-in-attendance.ts'
import { reopenAttendance } from '#shared/attendance/contract/reopen-attendance.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { leave } from '#test/shared/attendance/sheets.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { AttendancePage } from './attendance-page.tsx'
import { serveSheet, sheetView } from './sheet.test-support.ts'

const own = (at = '/user/export') => show(<AttendancePage />, at)
const ofAnna = () =>
  show(
    <Routes location="/user/anna/export">
      <Route path="/user/:id/export" element={<AttendancePage />} />
    </Routes>,
  )
const table = page.getByRole('table', { name: 'Jelenléti ív, 2026. november' })
const row = (name: RegExp) => table.getByRole('row', { name })
const cell = (name: string) => page.getByRole('textbox', { name })
const done = { correct: false, hand_in: false, accept: false, reopen: false }

describe('R16 the attendance sheet of a month', () => {
  afterEach(() => page.viewport(1280, 900))

  it('shows every day as it was scheduled, taken off and worked, with its sums', async () => {
    await page.viewport(1280, 900)
    serveSheet({
      absences: [
        leave(1, '2026-11-26', '2026-11-27'),
        leave(3, '2026-11-24'),
        leave(1, '2026-11-30', '2026-11-30', 'pending'),
      ],
      corrections: { '2026-11-05': { end: '18:00', note: 'Sürgős rendelés' } },
    })
    own()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('2026. november')
    await expect.element(row(/nov. 5., csütörtök/)).toBeVisible()
    await expect.element(cell('nov. 5., csütörtök: Vége')).toHaveValue('18:00')
    await expect.element(cell('nov. 5., csütörtök: Vége')).toHaveAccessibleDescription('beosztás: 16:30')
    await expect.element(cell('nov. 5., csütörtök: Túlóra')).toHaveValue('1,5')
    await expect.element(row(/nov. 1., vasárnap/)).toMatchTextContent('Mindenszentek')
    await expect.element(row(/nov. 26., csütörtök/)).toMatchTextContent('Szabadság')
    await expect.element(row(/nov. 24., kedd/)).toMatchTextContent('Home office')
    await expect.element(row(/nov. 30., hétfő/)).toMatchTextContent('Szabadság, Függőben')
    expect(cell('nov. 26., csütörtök: Kezdés').elements()).toEqual([])
    await expect
      .element(page.getByRole('region', { name: 'Összesen' }))
      .toMatchTextContent(/120óra, 15 ledolgozott nap/)
    await expect
      .element(page.getByRole('region', { name: 'Mielőtt leadod' }))
      .toMatchTextContent(/Még 4 munkanap van hátra.*Nagy Béla fogadja el/)
    await expect.element(page.getByRole('button', { name: 'Ív leadása' })).toBeDisabled()
    expect(await axeOfElement()).toEqual([])
  })

  it('says what of the overtime becomes time off and until when, with what is typed', async () => {
    serveSheet({
      corrections: { '2026-11-05': { end: '18:00' } },
      time_off: { minutes: 90, last_date: '2026-12-31' },
    })
    own()
    const totals = page.getByRole('region', { name: 'Összesen' })
    await expect.element(totals).toMatchTextContent(/Ebből szabadidőre váltott, kivehető 2026. dec. 31-ig1,5 óra/)
  })

  it('is asked for by the month of the address, and by the arrows beside it', async () => {
    answer(people.showMe, () => ({ data: signedIn({ id: 'anna' }) }))
    answer(people.listPeople, () => ({ data: [] }))
    answer(showAttendance, ({ query }) => ({ data: sheetView({ month: query?.month ?? '' }) }))
    own('/user/export?month=2026-10')
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('2026. október')
    await userEvent.click(page.getByRole('button', { name: 'Előző hónap' }))
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('2026. szeptember')
    await userEvent.click(page.getByRole('button', { name: 'E hónap' }))
    await expect.element(table).toBeVisible()
    const asked = askedOf(showAttendance).map(one => (one as { query: { month: string } }).query.month)
    expect([...new Set(asked)]).toEqual(['2026-10', '2026-09', '2026-11'])
  })

  it('says why it is empty, and what could not be loaded can be loaded again', async () => {
    serveSheet()
    const empty = sheetView()
    answer(showAttendance, () => ({
      data: { ...empty, days: empty.days.map(day => ({ ...day, kind: 'not_employed' as const })) },
    }))
    own()
    await expect.element(page.getByText('Ebben a hónapban nem állt fenn a munkaviszony.')).toBeVisible()
    refuse(showAttendance, 500, 'Hiba')
    await userEvent.click(page.getByRole('button', { name: 'Előző hónap' }))
    await expect.element(page.getByText('A jelenléti ív most nem tölthető be.')).toBeVisible()
    serveSheet({ month: '2026-10' })
    await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
    await expect.element(page.getByRole('table', { name: 'Jelenléti ív, 2026. október' })).toBeVisible()
  })

  it('is not shown to whoever may not see it, in the sentence of the server', async () => {
    serveSheet()
    refuse(showAttendance, 404, 'Nem található, vagy nem láthatod.')
    ofAnna()
    await expect.element(page.getByRole('heading', { name: 'Nem található, vagy nem láthatod.' })).toBeVisible()
  })

  it('is downloaded as a file, of this person alone', async () => {
    serveSheet()
    own()
    answer(exportAttendance, () => ({
      data: { file: { name: 'iv.csv', type: 'text/csv', content: btoa('x') }, id: null },
    }))
    await expect.element(table).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Letöltés' }))
    await userEvent.click(page.getByRole('menuitem', { name: 'CSV' }))
    await expect.poll(told).toEqual(['Fájl letöltve: iv.csv'])
    expect(askedOf(exportAttendance)).toEqual([{ query: { month: '2026-11', format: 'csv', ids: 'anna' } }])
  })

  it('says beside the hours what the law says of them, and leads to the record that it asks for', async () => {
    serveSheet({ corrections: { '2026-11-05': { start: '06:00', end: '23:00' } } })
    own()
    const law = page.getByRole('region', { name: 'Amit a törvény mond' })
    await expect.element(law).toMatchTextContent(/Mt. 99. § \(2\)–\(3\)/)
    window.scrollTo(0, 200)
    await userEvent.click(law.getByRole('button', { name: 'Munkaidő-nyilvántartás' }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Munkaidő-nyilvántartás' })).toHaveFocus()
    expect(window.scrollY).toBe(0)
    await expect.element(page.getByText(/Mt. 134. § \(1\) b\)/)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /^5. Cs 6:00 23:00/ })).toBeVisible()
    await expect.element(page.getByText('Kovács Anna')).toBeVisible()
    expect(await axeOfElement()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Vissza az ívhez' }))
    await expect.element(table).toBeVisible()
  })
})

describe('R16 the steps of a sheet', () => {
  it('hand in one’s own on the last working day, which waits for whoever accepts it', async () => {
    serveSheet({ may: { ...done, correct: true, hand_in: true } })
    own()
    const button = page.getByRole('button', { name: 'Ív leadása' })
    await expect.element(button).toBeEnabled()
    answer(handInAttendance, () => ({ data: sheetView() }))
    answer(showAttendance, () => ({
      data: sheetView({
        state: 'handed_in',
        may: { ...done, reopen: true },
        history: [{ what: 'handed_in', by: 'anna', by_name: 'Kovács Anna', at: 1_795_000_000 }],
      }),
    }))
    await userEvent.click(button)
    await expect.element(page.getByText('Leadta: Kovács Anna')).toBeVisible()
    expect(told()).toEqual(['Jelenléti ív leadva'])
    expect(askedOf(handInAttendance)).toEqual([{ body: { month: '2026-11' } }])
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Leadva')
    expect(page.getByRole('textbox').elements()).toEqual([])

    answer(reopenAttendance, () => ({ data: sheetView() }))
    serveSheet()
    await userEvent.click(page.getByRole('button', { name: 'Leadás visszavonása' }))
    await expect.element(cell('nov. 5., csütörtök: Vége')).toBeVisible()
    expect(askedOf(reopenAttendance)).toEqual([{ body: { user_id: 'anna', month: '2026-11' } }])
  })

  it('accept somebody else’s, or say why it cannot be', async () => {
    serveSheet({ state: 'handed_in', may: { ...done, accept: true, reopen: true } })
    answer(people.showMe, () => ({ data: signedIn({ id: 'bela', role: 1, is_approver: true }) }))
    ofAnna()
    answer(acceptAttendance, () => ({
      data: [{ user_id: 'anna', is_accepted: false, error: 'Egy kérelem még döntésre vár.' }],
    }))
    const button = page.getByRole('button', { name: 'Ív elfogadása' })
    await userEvent.click(button)
    await expect.poll(told).toEqual(['Egy kérelem még döntésre vár.'])
    answer(acceptAttendance, () => ({ data: [{ user_id: 'anna', is_accepted: true }] }))
    answer(showAttendance, () => ({ data: sheetView({ state: 'accepted', may: { ...done, reopen: true } }) }))
    await userEvent.click(button)
    await expect.element(page.getByText(/a hónap zárolva van/)).toBeVisible()
    expect(askedOf(acceptAttendance).at(-1)).toEqual({ body: { month: '2026-11', user_ids: ['anna'] } })
  })

  it('reopen an accepted one for a reason, without which it stays closed', async () => {
    serveSheet({ state: 'accepted', may: { ...done, reopen: true } })
    answer(people.showMe, () => ({ data: signedIn({ id: 'csilla', role: 2 }) }))
    ofAnna()
    await userEvent.click(page.getByRole('button', { name: 'Újranyitás…' }))
    const dialog = page.getByRole('dialog', { name: 'Jelenléti ív újranyitása, 2026. november' })
    await userEvent.click(dialog.getByRole('button', { name: 'Újranyitás' }))
    await expect.element(dialog.getByText('Ezt töltsd ki.')).toBeVisible()
    expect(askedOf(reopenAttendance)).toEqual([])
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.fill(dialog.getByRole('textbox', { name: /Indoklás/ }), 'Elírás a 17-i napon')
    answer(reopenAttendance, () => ({ data: sheetView() }))
    await userEvent.click(dialog.getByRole('button', { name: 'Újranyitás' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(reopenAttendance)).toEqual([
      { body: { user_id: 'anna', month: '2026-11', reason: 'Elírás a 17-i napon' } },
    ])
  })
})

describe('R16 what is typed into a sheet', () => {
  it('is shown and counted at once, and saved when the cell is left', async () => {
    serveSheet()
    own()
    const reply = answerLater(correctAttendance)
    await expect.element(table).toBeVisible()
    const loaded = askedOf(showAttendance).length
    const end = cell('nov. 3., kedd: Vége')
    await userEvent.click(end)
    await userEvent.keyboard('2200{Enter}')
    await expect.element(end).toHaveValue('22:00')
    await expect.element(cell('nov. 4., szerda: Vége')).toHaveFocus()
    await expect.element(cell('nov. 3., kedd: Túlóra')).toHaveValue('5,5')
    await expect.element(page.getByRole('status').filter({ hasText: 'Mentés…' })).toBeVisible()
    await expect.element(page.getByText('1 nap tér el a beosztástól.')).toBeVisible()
    await expect.element(page.getByText(/Mt. 104. § \(1\)/)).toBeVisible()
    reply.resolve({ data: sheetView({ corrections: { '2026-11-03': { end: '22:00' } } }) })
    await expect.element(page.getByRole('status').filter({ hasText: /^Utoljára mentve: \d+:\d\d$/ })).toBeVisible()
    expect(askedOf(correctAttendance)).toEqual([{ path: { date: '2026-11-03' }, body: { end: '22:00' } }])
    await expect.element(end).toHaveValue('22:00')
    expect(askedOf(showAttendance)).toHaveLength(loaded)
  })

  it('goes on by the keys of a spreadsheet: right, down, up, and over days of rest', async () => {
    serveSheet({ absences: [leave(1, '2026-11-09')] })
    own()
    await userEvent.click(cell('nov. 6., péntek: Kezdés'))
    await userEvent.keyboard('{Tab}')
    await expect.element(cell('nov. 6., péntek: Vége')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    await expect.element(cell('nov. 6., péntek: Kezdés')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(cell('nov. 10., kedd: Kezdés')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{ArrowDown}')
    await expect.element(cell('nov. 7., szombat: Kezdés')).toHaveFocus()
    await userEvent.keyboard('9{Tab}')
    await expect.element(page.getByText('Add meg a végét is.').first()).toBeVisible()
    await userEvent.click(cell('nov. 7., szombat: Vége'))
    await userEvent.keyboard('13{Tab}')
    await expect.element(cell('nov. 7., szombat: Túlóra')).toHaveValue('4,0')
    expect(askedOf(correctAttendance).at(-1)).toEqual({ path: { date: '2026-11-07' }, body: { end: '13:00' } })
  })

  it('is given up by Escape, copied from above by Ctrl D, and taken back by Ctrl Z and by the button', async () => {
    const kept = serveSheet()
    own()
    const third = cell('nov. 3., kedd: Kezdés')
    await userEvent.click(third)
    await userEvent.keyboard('7{Escape}')
    await expect.element(third).toHaveValue('8:00')
    await userEvent.keyboard('730{Enter}')
    await userEvent.keyboard('{Control>}d{/Control}')
    await expect.element(cell('nov. 4., szerda: Kezdés')).toHaveValue('7:30')
    await expect.poll(() => [...kept.keys()]).toEqual(['2026-11-03', '2026-11-04'])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(cell('nov. 4., szerda: Kezdés')).toHaveValue('8:00')
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.element(third).toHaveValue('8:00')
    await expect.poll(() => [...kept.values()]).toEqual([null, null])
    expect(page.getByRole('button', { name: 'Visszavonás' }).elements()).toEqual([])
  })

  it('may be a block of a spreadsheet, which one step takes back', async () => {
    const kept = serveSheet({ absences: [leave(1, '2026-11-03')] })
    own()
    await userEvent.click(cell('nov. 2., hétfő: Kezdés'))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '730\t1600\n730\t1600\n9\tdél\n')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    await expect.element(cell('nov. 2., hétfő: Vége')).toHaveValue('16:00')
    await expect.element(cell('nov. 4., szerda: Kezdés')).toHaveValue('9:00')
    await expect.poll(told).toEqual(['1 érték nem értelmezhető, ezért kimaradt.'])
    await expect.poll(() => kept.size).toBe(2)
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.element(cell('nov. 2., hétfő: Vége')).toHaveValue('16:30')
    await expect.poll(() => [...kept.values()]).toEqual([null, null])
  })

  it('is told what is wrong with it at its cell and in its line, with what mends it', async () => {
    serveSheet()
    own()
    await userEvent.click(cell('nov. 17., kedd: Kezdés'))
    await userEvent.keyboard('17{Tab}')
    const end = cell('nov. 17., kedd: Vége')
    await expect.element(end).toHaveAttribute('aria-invalid', 'true')
    await expect.element(end).toHaveAccessibleDescription('A vége korábbi, mint a kezdés.')
    const before = page.getByRole('region', { name: 'Mielőtt leadod' })
    await userEvent.click(before.getByRole('button', { name: 'nov. 17., kedd' }))
    await expect.element(end).toHaveFocus()
    expect(await axeOfElement()).toEqual([])
    await userEvent.click(row(/nov. 17., kedd/).getByRole('button', { name: 'Csere' }))
    await expect.element(end).toHaveValue('17:00')
    await expect.element(cell('nov. 17., kedd: Kezdés')).toHaveValue('16:30')
    await expect.element(end).not.toHaveAttribute('aria-invalid')
  })

  it('stays where it cannot be read, and nothing of it is sent', async () => {
    serveSheet()
    own()
    const start = cell('nov. 3., kedd: Kezdés')
    await userEvent.click(start)
    await userEvent.keyboard('reggel{Tab}')
    await expect.element(start).toHaveValue('reggel')
    await expect.element(start).toHaveAccessibleDescription(/Így add meg: 8:00 vagy 800/)
    expect(askedOf(correctAttendance)).toEqual([])
    await userEvent.click(start)
    await userEvent.keyboard('9{Tab}')
    await expect.element(start).toHaveValue('9:00')
    expect(page.getByText(/Így add meg/).elements()).toEqual([])
  })

  it('is not lost where it cannot be saved, and is saved once it can be', async () => {
    serveSheet()
    own()
    refuse(correctAttendance, 0, 'Nincs kapcsolat.')
    const start = cell('nov. 3., kedd: Kezdés')
    await userEvent.click(start)
    await userEvent.keyboard('730{Enter}9{Enter}')
    await expect.element(page.getByText('2 nap módosítása nincs elmentve.')).toBeVisible()
    await expect.element(row(/nov. 3., kedd/)).toMatchTextContent('Nincs kapcsolat.')
    await expect.element(start).toHaveValue('7:30')
    const kept = serveSheet()
    await userEvent.click(
      page.getByRole('region', { name: 'Módosítások' }).getByRole('button', { name: 'Mentés újra' }),
    )
    await expect.poll(() => [...kept.keys()]).toEqual(['2026-11-03', '2026-11-04'])
    await expect.element(page.getByText(/^Utoljára mentve: \d+:\d\d$/)).toBeVisible()
    await expect.element(start).toHaveValue('7:30')
  })

  it('is given back where it is refused, until somebody gives it up', async () => {
    serveSheet()
    own()
    refuse(correctAttendance, 409, 'Ez a jelenléti ív már le van adva.')
    await userEvent.click(cell('nov. 3., kedd: Kezdés'))
    await userEvent.keyboard('730{Tab}')
    const line = row(/nov. 3., kedd/)
    await expect.element(line).toMatchTextContent('Ez a jelenléti ív már le van adva.')
    await userEvent.click(line.getByRole('button', { name: 'Elvetés' }))
    await expect.element(cell('nov. 3., kedd: Kezdés')).toHaveValue('8:00')
  })

  it('says by a dash that nothing was worked', async () => {
    const kept = serveSheet()
    own()
    await userEvent.click(cell('nov. 3., kedd: Kezdés'))
    await userEvent.keyboard('-{Tab}')
    await expect.element(cell('nov. 3., kedd: Vége')).toHaveValue('')
    await expect.poll(() => kept.get('2026-11-03')?.is_missed).toBe(true)
    await expect.element(page.getByRole('region', { name: 'Összesen' })).toMatchTextContent(/Nem dolgozott1 nap/)
  })
})

describe('R16 the attendance sheet on a phone', () => {
  afterEach(() => page.viewport(1024, 800))

  it('is a month of boxes and the days from today back', async () => {
    await page.viewport(390, 844)
    serveSheet({
      absences: [leave(7, '2026-11-12')],
      corrections: { '2026-11-17': { start: '17:00' }, '2026-11-10': { start: '09:00', end: '17:30' } },
    })
    own()
    const lines = page.getByRole('list').filter({ hasText: '9:00–17:30' }).getByRole('listitem')
    await expect.element(lines.first()).toMatchTextContent(/nov. 20., péntek.*8:00–16:30/)
    await expect.element(page.getByRole('button', { name: /^nov. 17., kedd, A vége korábbi/ })).toBeVisible()
    await expect.element(page.getByText('1 javítandó nap')).toBeVisible()
    expect(
      lines
        .elements()
        .map(line => line.textContent)
        .some(text => text?.includes('szombat')),
    ).toBe(false)
    expect(await axeOfElement()).toEqual([])
  })

  it('opens a day in a form that rises from the foot, and saves what was changed', async () => {
    await page.viewport(390, 844)
    const kept = serveSheet()
    own()
    await userEvent.click(page.getByRole('button', { name: /nov. 19., csütörtök: / }))
    const dialog = page.getByRole('dialog', { name: 'nov. 19., csütörtök' })
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Vége' }), 'este')
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.element(dialog.getByText(/Így add meg/)).toBeVisible()
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Vége' }), '1800')
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Készenlét' }), '18:30-22')
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect
      .poll(() => kept.get('2026-11-19'))
      .toMatchObject({ start: null, end: '18:00', stand_by: [{ start: '18:30', end: '22:00' }] })
    await expect.element(page.getByRole('button', { name: /nov. 19., csütörtök: .*8:00–18:00/ })).toBeVisible()
  })

  it('asks before what was typed of a day is given up', async () => {
    await page.viewport(390, 844)
    serveSheet()
    own()
    await userEvent.click(page.getByRole('button', { name: /nov. 19., csütörtök: / }))
    const dialog = page.getByRole('dialog', { name: 'nov. 19., csütörtök' })
    await userEvent.click(dialog.getByText('Nem dolgozott'))
    await expect.element(dialog.getByRole('textbox', { name: 'Kezdés' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Mégse' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Elvetés' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(correctAttendance)).toEqual([])
  })
})
