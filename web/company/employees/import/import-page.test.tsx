import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { importPeople } from '#shared/leave/contract/import-people.ts'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../../people.test-support.ts'
import { ImportPage } from './import-page.tsx'

function show(at?: string) {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(company.listGroups, () => ({ data: [{ id: 'office', name: 'Iroda' }] }))
  showFresh(<ImportPage />, at)
}

/** Chooses a file of these bytes. */
async function choose(bytes: Uint8Array<ArrayBuffer> | string, name = 'lista.csv') {
  const chosen = new DataTransfer()
  chosen.items.add(new File([bytes], name))
  const input = page.getByLabelText('Fájl kiválasztása', { exact: true })
  await expect.element(page.getByRole('button', { name: 'Fájl kiválasztása' })).toBeVisible()
  const element = input.element() as HTMLInputElement
  element.files = chosen.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
  return element
}

const begun = { kind: 'import' as const, by: 'csilla', created_at: 0, can_undo: false }
const head = 'Vezetéknév;Keresztnév;E-mail-cím;Csoport'

describe('P02 the import of employees', () => {
  it('names each bad cell, lets it be corrected, and sends nothing before the check', async () => {
    show()
    answer(importPeople, ({ body }) => ({
      data: body.dry_run ? null : { bulk_id: 'b', status: 'booking' as const, total: 2, done: 0, booked: 0 },
    }))
    answer(showBulkRequest, () => ({
      data: {
        ...begun,
        bulk_id: 'b',
        status: 'booked' as const,
        total: 2,
        done: 2,
        booked: 1,
        results: [{ user_id: 'x', errors: { email: ['Ez a cím már foglalt.'] } }],
      },
    }))
    await choose(`${head}\nKis;Anna;anna@ceg;Iroda\nNagy;Béla;bela@ceg.hu;Mühely\n`)
    await expect.element(page.getByRole('heading', { name: '2 javítandó cella' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Ellenőrzés' })).toBeDisabled()
    expect(await axeOfElement()).toEqual([])
    await userEvent.fill(page.getByRole('textbox', { name: '2. sor, E-mail-cím' }), 'anna@ceg.hu')
    await userEvent.fill(page.getByRole('textbox', { name: '3. sor, Csoport' }), 'iroda')
    await userEvent.tab()
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await userEvent.click(page.getByRole('button', { name: '2 meghívó küldése' }))
    await expect.element(page.getByText('1. munkatárs: Ez a cím már foglalt.')).toBeVisible()
    const sent = askedOf(importPeople) as { body: { dry_run?: boolean; rows: object[] } }[]
    expect(sent.map(({ body }) => body.dry_run)).toEqual([true, undefined])
    expect(sent[1]!.body.rows).toEqual([
      { last_name: 'Kis', first_name: 'Anna', email: 'anna@ceg.hu', group: 'Iroda' },
      { last_name: 'Nagy', first_name: 'Béla', email: 'bela@ceg.hu', group: 'iroda' },
    ])
  })

  it('shows what the server knows better at its cell, and leaves a row out', async () => {
    show()
    answer(importPeople, ({ body }) => {
      if (body.rows.length === 1) return { data: null }
      throw new ApiError(422, {
        success: 0,
        code: 'invalid',
        message: '',
        errors: { 'rows.1.email': ['Ez a munkatárs már ennél a cégnél van.'] },
      })
    })
    await choose(`${head}\nKis;Anna;anna@ceg.hu;\nNagy;Béla;bela@ceg.hu;\n`)
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await expect.element(page.getByText('Ez a munkatárs már ennél a cégnél van.').first()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '3. sor kihagyása' }))
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await expect.element(page.getByRole('button', { name: '1 meghívó küldése' })).toBeVisible()
  })

  it('leaves out every row to correct at once', async () => {
    show()
    await choose(`${head}\nKis;Anna;anna@ceg.hu;\nNagy;Béla;rossz;\nVarga;Éva;rossz is;\n`)
    await expect.element(page.getByText('Rendben: 1 sor, javításra vár: 2 sor')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'A javítandó sorok kihagyása (2)' }))
    await expect.element(page.getByText('Rendben: 1 sor, javításra vár: 0 sor')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'A javítandó sorok kihagyása' })).not.toBeInTheDocument()
  })

  it('names row and column of what is computed, shows it in its cell, and takes what is typed instead', async () => {
    show()
    await choose(`${head};Cipőméret\n\nKis;Anna;anna@ceg.hu;-2+3+cmd|x;42\n`)
    const sentence = 'Képlet nem lehet benne: írd be az értéket.'
    const cell = page.getByRole('table').getByText(sentence)
    await expect.element(cell).toBeVisible()
    expect(cell.element().parentElement!.textContent).toBe(`-2+3+cmd|x ${sentence}`)
    await expect.element(page.getByText('Kimaradó oszlopok: Cipőméret')).toBeVisible()
    await expect.element(page.getByText('Rendben: 0 sor, javításra vár: 1 sor')).toBeVisible()
    // The empty row between them counts as it does in the spreadsheet.
    await userEvent.fill(page.getByRole('textbox', { name: '3. sor, Csoport' }), 'IRODA')
    await userEvent.tab()
    await expect.element(page.getByText('Rendben: 1 sor, javításra vár: 0 sor')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled()
  })

  it('asks for the check again once a cell or a row was changed after it', async () => {
    show()
    const refusals = { 'rows.0.email': ['Ez a munkatárs már ennél a cégnél van.'] }
    answer(importPeople, ({ body }) => {
      if (!body.rows.some(({ email }) => email === 'bela@ceg.hu')) return { data: null }
      throw new ApiError(422, { success: 0, code: 'invalid', message: '', errors: refusals })
    })
    await choose(`${head}\nNagy;Béla;bela@ceg.hu;\n`)
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await expect.element(page.getByRole('button', { name: 'Ellenőrzés' })).toBeDisabled()
    await userEvent.fill(page.getByRole('textbox', { name: '2. sor, E-mail-cím' }), 'adalbert@ceg.hu')
    await userEvent.tab()
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await expect.element(page.getByRole('button', { name: '1 meghívó küldése' })).toBeVisible()
    expect(askedOf(importPeople)).toHaveLength(2)
  })

  it('says why the server takes nothing where that is about no cell, and lets the list be sent again', async () => {
    show()
    refuse(importPeople, 0, 'Nincs kapcsolat.')
    await choose(`${head}\nKis;Anna;anna@ceg.hu;\n`)
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await expect.poll(told).toEqual(['Nincs kapcsolat.'])
    answer(importPeople, () => ({ data: null }))
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await expect.element(page.getByRole('button', { name: '1 meghívó küldése' })).toBeVisible()
  })

  it('keeps nothing of a file: neither where it was chosen nor once its people are invited', async () => {
    show()
    answer(importPeople, ({ body }) => ({
      data: body.dry_run ? null : { bulk_id: 'b', status: 'booked' as const, total: 1, done: 1, booked: 1 },
    }))
    answer(showBulkRequest, () => ({
      data: { ...begun, bulk_id: 'b', status: 'booked' as const, total: 1, done: 1, booked: 1, results: [] },
    }))
    const input = await choose(`${head}\nKis;Anna;anna@ceg.hu;\n`)
    expect(input.value).toBe('')
    await userEvent.click(page.getByRole('button', { name: 'Ellenőrzés' }))
    await userEvent.click(page.getByRole('button', { name: '1 meghívó küldése' }))
    await expect.element(page.getByText('Meghívott munkatársak: 1, összesen 1')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Másik fájl' }))
    await expect.element(page.getByRole('button', { name: 'Fájl kiválasztása' })).toBeVisible()
    expect(document.body.textContent).not.toContain('anna@ceg.hu')
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('anna@ceg.hu')
    expect(location.href).not.toContain('anna')
  })

  it('takes the same file again after it was corrected, and forgets what was wrong with it', async () => {
    show()
    await choose('Név;E-mail-cím\nKis Anna;anna@ceg.hu\n')
    await expect.element(page.getByText(/Hiányzik a vezetéknév/)).toBeVisible()
    const input = await choose(`${head}\nKis;Anna;anna@ceg.hu;\n`)
    await expect.element(page.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled()
    expect(input.isConnected).toBe(false)
    await userEvent.click(page.getByRole('button', { name: 'Másik fájl' }))
    await expect.element(page.getByText('Válassz egy táblázatot')).toBeVisible()
    expect(page.getByText(/Hiányzik a vezetéknév/).query()).toBeNull()
  })

  it('shows a hundred rows of a thousand and fifty mistakes of theirs, and counts the others', async () => {
    show()
    const rows = Array.from({ length: 1000 }, (_, n) => `Kis;Anna;anna${n}@ceg${n % 10 ? '.hu' : ''};Iroda`)
    await choose(`${head}\n${rows.join('\n')}\n`)
    await expect.element(page.getByText('További 900 sor.')).toBeVisible()
    await expect.element(page.getByText('és még 50 cella')).toBeVisible()
    await expect.element(page.getByText('Rendben: 900 sor, javításra vár: 100 sor')).toBeVisible()
    // Those with something wrong are the hundred that are shown.
    const shown = page.getByRole('table').element()
    expect([shown.querySelectorAll('tbody tr').length, shown.querySelectorAll('small').length]).toEqual([100, 100])
    expect(page.getByRole('textbox').elements()).toHaveLength(50)
  })

  it('shows the rows also where the groups could not be loaded, and loads them again', async () => {
    show()
    refuse(company.listGroups, 500, 'Hiba')
    await choose(`${head}\nKis;Anna;anna@ceg.hu;Mühely\n`)
    await expect.element(page.getByText('Nem sikerült betölteni a csoportokat', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'anna@ceg.hu' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Ellenőrzés' })).toBeEnabled()
    answer(company.listGroups, () => ({ data: [{ id: 'office', name: 'Iroda' }] }))
    await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
    await expect.element(page.getByRole('textbox', { name: '2. sor, Csoport' })).toBeVisible()
  })

  it('reads the code page of Hungarian Windows', async () => {
    show()
    const text = `${head}\nKis;Anna;anna@ceg.hu;Iroda\n`
    // In this code page ő stands where Latin 1 has õ; á, é and í stand in the same places.
    const bytes = Uint8Array.from(`${text}T\u00f5zs\u00e9r;\u00c9va;eva@ceg.hu;\n`, letter => letter.charCodeAt(0))
    await choose(bytes)
    await expect.element(page.getByText('Tőzsér')).toBeVisible()
  })

  it.each([
    ['nothing', '', 'Ebben a fájlban nincs sor.'],
    ['other columns', 'Cipőméret;Kabát\n42;L\n', /Hiányzik a vezetéknév/],
    ['a broken spreadsheet', 'PK\u0003\u0004 nonsense', /nem sikerült beolvasni/],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0', /nem sikerült beolvasni/],
    ['too many rows', 'a;b\n'.repeat(20_001), /túl sok sor/],
  ] as const)('says what is wrong with a file of %s', async (_, text, sentence) => {
    show()
    await choose(text)
    await expect.element(page.getByText(sentence)).toBeVisible()
  })
})
