import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { listBalances } from '#shared/leave/contract/list-balances.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { goBack } from '#web/ui/show.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { listed } from '#test/web/people/support.ts'
import { EmployeesPage } from './employees-page.tsx'
import { balanceOf, few, names, rows, search, show } from './employees.test-support.tsx'

describe('R18 the page of employees', () => {
  it('shows each person with group, balance, next absence and state', async () => {
    show(few)
    await expect.element(page.getByRole('heading', { name: 'Munkatársak 3' })).toBeVisible()
    const row = page.getByRole('row', { name: /Kis Anna/ })
    await expect.element(row.getByRole('img', { name: /25 napból 9 kivett/ })).toBeVisible()
    await expect.element(row).toMatchTextContent(/11 \/ 25/)
    await expect.element(row).toMatchTextContent(/dec\. 1–2\. · Betegszabadság/)
    await expect.element(page.getByRole('row', { name: /uj@kekto.example/ })).toMatchTextContent(/Meghívva/)
    expect(await axeOfElement()).toEqual([])
  })

  it('leaves a name its room, however much the other columns have to say', async () => {
    const usual = [innerWidth, innerHeight] as const
    await page.viewport(1280, 800)
    const wide = { position: 'bemutatóterem-vezető', approver_ids: ['bela', 'c'] }
    show([...few, listed('kristof', 'Fekete Kristóf', wide)])
    const name = page.getByRole('link', { name: 'Fekete Kristóf' })
    await expect.element(name).toBeVisible()
    await expect.element(page.getByRole('img', { name: /napból/ }).first()).toBeVisible()
    expect(name.element().parentElement!.getBoundingClientRect().width).toBeGreaterThanOrEqual(192)
    await page.viewport(...usual)
  })

  it.each([640, 700, 768, 834, 1024, 1100, 1280, 1440])('leaves the menu of a row in view at %d px', async width => {
    const usual = [innerWidth, innerHeight] as const
    onTestFinished(() => page.viewport(...usual))
    await page.viewport(width, 800)
    const wide = { position: 'bemutatóterem-vezető', approver_ids: ['bela', 'c'] }
    show([...few, listed('kristof', 'Fekete Kristóf', wide)])
    await rows(4)
    await expect.element(page.getByRole('img', { name: /napból/ }).first()).toBeVisible()
    const menu = page.getByRole('button', { name: 'Műveletek: Fekete Kristóf' }).element()
    expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(
      menu.closest('table')!.parentElement!.getBoundingClientRect().right,
    )
  })

  it('says in place of a balance what is missing, and leads to where it is entered', async () => {
    show(few)
    const row = page.getByRole('row', { name: /Nagy Béla/ })
    await expect.element(row).toMatchTextContent(/még nem számolható/)
    await expect
      .element(row.getByRole('link', { name: 'Születési dátum' }))
      .toHaveAttribute('href', '/user/bela/personal-information')
  })

  it('searches as somebody types, without asking the server, and keeps it in the address', async () => {
    show(few)
    await rows(3)
    const before = askedOf(people.listPeople).length
    await userEvent.type(page.getByRole('textbox', { name: 'Név, munkakör vagy e-mail-cím' }), 'aszt')
    await rows(1)
    expect(names()[0]).toContain('Kis Anna')
    await expect.poll(search).toBe('?search=aszt')
    expect(askedOf(people.listPeople)).toHaveLength(before)
  })

  it('filters and sorts by the address, and offers to clear what leaves nobody', async () => {
    show(few, '/company/employees?state=invited&group=office')
    await expect.element(page.getByText('Nincs a szűrésnek megfelelő munkatárs.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Szűrők törlése' }))
    await rows(3)
    await userEvent.click(page.getByRole('button', { name: 'Hiányzó adat 1' }))
    await rows(1)
    await userEvent.click(page.getByRole('button', { name: 'Hiányzó adat 1' }))
    await userEvent.click(page.getByRole('button', { name: 'Név' }))
    await expect.poll(() => names()[0]).toContain('uj@kekto.example')
    expect(search()).toBe('?sort=-name')
  })

  it('finds somebody by the address, which it shows then, without asking the server', async () => {
    show([...few, listed('e', 'Vas Ede', { email: 'ede@gmail.example', position: 'Eladó' })])
    await rows(4)
    const row = page.getByRole('row', { name: /Vas Ede/ })
    await expect.element(row).not.toMatchTextContent(/gmail/)
    await userEvent.type(page.getByRole('textbox', { name: 'Név, munkakör vagy e-mail-cím' }), 'gmail')
    await rows(1)
    await expect.element(row).toMatchTextContent(/ede@gmail.example · Eladó/)
  })

  it('stands in the order of what is left to everybody, by the address too, and asks for nothing while somebody types', async () => {
    const many = Array.from({ length: 230 }, (_, n) => listed(`p${n}`, `Név${String(n).padStart(4, '0')} Éva`))
    show([...many, ...few], '/company/employees?sort=-balance')
    answer(listBalances, ({ query }) => ({
      data: query.ids.split(',').map(id => ({ ...balanceOf(id), left: Number(id.slice(1)) || 0 })),
    }))
    await expect.poll(() => names()[0]).toContain('Név0229')
    const asked = () => askedOf(listBalances) as { query: { ids: string } }[]
    expect(asked().flatMap(({ query }) => query.ids.split(','))).toHaveLength(232)
    await userEvent.click(page.getByRole('button', { name: /Szabadság napokban/ }))
    await expect.poll(search).toBe('?sort=balance')
    expect(names()[0]).toContain('Kis Anna')
    const before = asked().length
    await userEvent.type(page.getByRole('textbox', { name: 'Név, munkakör vagy e-mail-cím' }), 'nev0220')
    await rows(1)
    expect(names()[0]).toContain('Név0220')
    expect(asked()).toHaveLength(before)
  })

  it('keeps the order of names where the balances cannot be loaded, and says why', async () => {
    show(few)
    refuse(listBalances, 500, 'Hiba történt')
    await rows(3)
    await userEvent.click(page.getByRole('button', { name: /Szabadság napokban/ }))
    await expect.poll(told).toContain('Hiba történt')
    expect(names()[0]).toContain('Kis Anna')
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  })

  it('draws at most three hundred elements of five thousand people, and asks for the balances in view alone', async () => {
    await page.viewport(1280, 800)
    const many = Array.from({ length: 5000 }, (_, n) => listed(`p${n}`, `Név${String(n).padStart(4, '0')} Éva`))
    show(many, '/company/employees?page=3')
    await expect.element(page.getByText('Név0400 Éva')).toBeVisible()
    await expect.poll(() => askedOf(listBalances).length).toBeGreaterThan(0)
    const table = page.getByRole('table').element()
    expect(table.getAttribute('aria-rowcount')).toBe('201')
    expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(300)
    await expect.element(page.getByText('401–600, összesen 5000')).toBeInTheDocument()
    for (const asked of askedOf(listBalances) as { query: { ids: string } }[])
      expect(asked.query.ids.split(',').length).toBeLessThanOrEqual(11)
  })

  it('says that the list could not be loaded', async () => {
    refuse(people.listPeople, 500, 'Hiba')
    answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
    answer(company.listGroups, () => ({ data: [] }))
    showFresh(<EmployeesPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Nem sikerült betölteni a munkatársakat/)
  })

  it('says of nobody else than whom it concerns who is away, who only asked to be, and whose leave is in hours', async () => {
    const everybody = ['Away', 'Asks', 'Hours', 'None'].map(name => listed(name, `${name} Éva`))
    show(everybody)
    const of: Record<string, object> = {
      Away: { next: { type_id: 1, from_date: '2026-11-18', to_date: '2026-11-25', is_pending: false } },
      Asks: { next: { type_id: 1, from_date: '2026-12-01', to_date: '2026-12-01', is_pending: true } },
      Hours: { in_hours: { entitled: 200, left: 92.5 }, next: null },
    }
    answer(listBalances, ({ query }) => ({
      data: query.ids.split(',').flatMap(id => (of[id] ? [{ ...balanceOf(id), ...of[id] }] : [])),
    }))
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`${name} Éva`) })
    await expect.element(row('Away')).toMatchTextContent(/ma is távol · Szabadság/)
    await expect.element(row('Asks')).toMatchTextContent(/dec\. 1\. · Szabadság \(csak kérte\)/)
    await expect.element(row('Hours')).toMatchTextContent(/92,5 \/ 200 óra/)
    await expect.element(row('None')).toMatchTextContent(/még nem számolható/)
    for (const name of ['Away', 'Hours', 'None']) expect(row(name).element().textContent).not.toMatch(/csak kérte/)
  })

  it('asks again for a balance that could not be loaded, once others come into view', async () => {
    show(few)
    refuse(listBalances, 500, 'Hiba')
    await expect.poll(() => askedOf(listBalances).length).toBe(1)
    answer(listBalances, ({ query }) => ({ data: query.ids.split(',').map(balanceOf) }))
    await userEvent.click(page.getByRole('button', { name: 'Név' }))
    await expect.element(page.getByRole('row', { name: /Kis Anna/ })).toMatchTextContent(/11 \/ 25/)
  })

  it('has filters, sort and search back after a step back, in the field too', async () => {
    show(few, '/company/employees?search=ann')
    const field = page.getByRole('textbox', { name: 'Név, munkakör vagy e-mail-cím' })
    await rows(1)
    await userEvent.click(page.getByRole('button', { name: 'Név' }))
    await expect.poll(search).toBe('?search=ann&sort=-name')
    await userEvent.click(page.getByRole('radio', { name: /Meghívva/ }))
    await userEvent.click(page.getByRole('button', { name: 'Szűrők törlése' }))
    await rows(3)
    await expect.element(field).toHaveValue('')
    expect(search()).toBe('')
    await goBack()
    await expect.poll(search).toBe('?search=ann&sort=-name&state=invited')
    await expect.element(page.getByRole('radio', { name: /Meghívva/ })).toBeChecked()
    await expect.element(field).toHaveValue('ann')
    await goBack()
    await rows(1)
    await expect.element(page.getByRole('radio', { name: 'Mind', exact: true })).toBeChecked()
    await userEvent.type(field, 'a x')
    await rows(0)
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('anna x')
  })

  it('says how many there are of each state under the filters that stand', async () => {
    show([...few, listed('d', 'Tóth Dóra', { is_active: false, status: 'inactive', group_id: 'office' })])
    const states = () =>
      page
        .getByRole('radio')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(states).toEqual(['Mind', 'Aktív 2', 'Meghívva 1', 'Inaktív 1'])
    await userEvent.click(page.getByRole('button', { name: /Minden csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Iroda' }))
    await expect.poll(states).toEqual(['Mind', 'Aktív 1', 'Meghívva 0', 'Inaktív 1'])
    expect(search()).toBe('?group=office')
    await rows(2)
    await userEvent.click(page.getByRole('button', { name: /Iroda/ }))
    await userEvent.click(page.getByRole('option', { name: 'Csoport nélkül' }))
    await expect.poll(search).toBe('?group=')
    await rows(2)
    expect(names().join()).not.toContain('Kis Anna')
  })

  it('shows everybody where the address asks for what there is not', async () => {
    show(few, '/company/employees?state=gone&role=king&sort=age&page=0.4')
    await rows(3)
    expect(names()[0]).toContain('Kis Anna')
  })

  it('begins at the first page again whenever the list is another', async () => {
    const many = Array.from({ length: 450 }, (_, n) => listed(`p${n}`, `Név${String(n).padStart(4, '0')} Éva`))
    show(many, '/company/employees?page=3')
    await expect.element(page.getByText('401–450, összesen 450')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Név', exact: true }))
    await expect.poll(search).toBe('?sort=-name')
    await expect.element(page.getByText('1–200, összesen 450')).toBeInTheDocument()
  })

  it('says of a company without anybody that there is nobody yet, and offers no filter to clear', async () => {
    show([])
    await expect.element(page.getByText('Még nincs munkatársad.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Szűrők törlése' }).elements()).toEqual([])
    await expect.element(page.getByRole('checkbox', { name: 'Az összes kijelölése' })).toBeDisabled()
    expect(await axeOfElement()).toEqual([])
  })
})
