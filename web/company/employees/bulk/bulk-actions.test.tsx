import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InputOf } from '#shared/contract/client.ts'
import { changePeople } from '#shared/leave/contract/change-people.ts'
import { bulkEffect } from '#shared/leave/contract/effect/bulk-effect.ts'
import { listBulkRequests } from '#shared/leave/contract/list-bulk-requests.ts'
import { showBulkRequest, type BulkResultView } from '#shared/leave/contract/request/show-bulk-request.ts'
import { undoBulkRequest } from '#shared/leave/contract/request/undo-bulk-request.ts'
import { people } from '#shared/people/contract.ts'
import type { BulkSummary } from '#shared/leave/view/bulk-summary.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { toast, toasts } from '#web/ui/feedback/toast/toast.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { few, rows, search, show } from '../employees.test-support.tsx'

const bar = page.getByRole('group', { name: /kijelölve/ })
const dialog = page.getByRole('dialog')
const question = page.getByRole('alertdialog')
const box = (name: string) => page.getByRole('checkbox', { name: `Kijelölés: ${name}` })
const all = page.getByRole('checkbox', { name: 'Az összes kijelölése' })
const chosen = (count: number) => expect.element(page.getByRole('group', { name: `${count} kijelölve` })).toBeVisible()
const choose = async (...some: string[]) => {
  for (const name of some) await userEvent.click(box(name))
}
const press = (where: typeof bar, name: string) => userEvent.click(where.getByRole('button', { name, exact: true }))

const summary: BulkSummary = {
  bulk_id: 'b',
  status: 'booked',
  total: 2,
  done: 2,
  booked: 2,
  kind: 'change',
  change: { act: 'group', group_id: 'office' },
  by: 'bela',
  created_at: 1_795_000_000,
  can_undo: true,
}
const shown = (over: Partial<BulkSummary> & { results?: BulkResultView[] } = {}) =>
  answer(showBulkRequest, () => ({ data: { ...summary, ...over } }))
const bodies = () =>
  (askedOf(changePeople) as InputOf<typeof changePeople>[]).map(
    ({ body }) => body as { user_ids: string[]; change: unknown },
  )

beforeEach(() => {
  answer(changePeople, () => ({ data: { bulk_id: 'b', status: 'booking' as const, total: 2, done: 0, booked: 0 } }))
  shown({ results: [{ user_id: 'anna' }, { user_id: 'bela' }] })
})

describe('R18 what is done with several employees', () => {
  it('puts them into a group as one task, and keeps chosen whom it failed for, with the reason', async () => {
    show(few)
    shown({
      booked: 1,
      results: [{ user_id: 'anna' }, { user_id: 'bela', errors: { user_id: ['Ehhez nincs jogod.'] } }],
    })
    await choose('Kis Anna', 'Nagy Béla')
    await chosen(2)
    expect(await axeOfElement()).toEqual([])
    await press(bar, 'Csoport')
    await userEvent.click(dialog.getByRole('button', { name: /Csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Iroda' }))
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press(dialog, 'Tovább')
    await press(question, 'Mentés')
    await expect.poll(bodies).toEqual([{ user_ids: ['anna', 'bela'], change: { act: 'group', group_id: 'office' } }])
    const result = page.getByRole('dialog', { name: 'Csoport: Iroda' })
    await expect.element(result).toMatchTextContent('2 munkatársból 1 kész')
    await expect.element(result.getByRole('listitem')).toMatchTextContent('Nagy BélaEhhez nincs jogod.')
    expect(search()).toBe('?bulk=b')
    await press(result, 'Bezárás')
    await chosen(1)
    await expect.element(box('Nagy Béla')).toBeChecked()
  })

  it('shows who gains how many days before days are granted, and sends nothing that is given up there', async () => {
    show(few)
    answer(bulkEffect, () => ({
      data: [
        {
          user_id: 'anna',
          first_name: 'Anna',
          last_name: 'Kis',
          year: 2026,
          entitled: { before: 20, after: 22 },
          waits: true,
        },
        { user_id: 'bela', first_name: 'Béla', last_name: 'Nagy', year: 2026, booked: 1, freed: [] },
      ],
      done: 2,
      total: 2,
      next: null,
    }))
    await choose('Kis Anna', 'Nagy Béla')
    await press(bar, 'Egyszeri napok')
    await press(dialog, 'Tovább')
    await expect.element(dialog.getByLabelText(/^Napok/)).toHaveFocus()
    await userEvent.fill(dialog.getByLabelText(/^Napok/), '2')
    await userEvent.fill(dialog.getByLabelText(/^Megjegyzés/), 'Jutalom')
    await press(dialog, 'Tovább')
    await expect.element(question).toMatchTextContent('2026, szabadság: 20 helyett 22 nap')
    await expect
      .element(question.getByRole('listitem').first())
      .toMatchTextContent('másik adminisztrátor jóváhagyása után')
    await expect.element(question.getByRole('listitem').nth(1)).not.toMatchTextContent('jóváhagyása után')
    expect(await axeOfElement(question.element())).toEqual([])
    await press(question, 'Mégse')
    expect(bodies()).toEqual([])
    await press(dialog.first(), 'Tovább')
    await press(question, 'Mentés')
    const change = { act: 'extra_days', year: Number(todayInBudapest().slice(0, 4)), days: 2, comment: 'Jutalom' }
    await expect.poll(bodies).toEqual([{ user_ids: ['anna', 'bela'], change }])
    expect(askedOf(bulkEffect)[0]).toEqual({ query: {}, body: { user_ids: ['anna', 'bela'], change } })
  })

  it('gives them other weekly hours from a day on, or those of the company', async () => {
    show(few)
    answer(bulkEffect, () => ({ data: [], done: 1, total: 1, next: null }))
    await choose('Kis Anna')
    await press(bar, 'Heti munkarend')
    await expect.element(dialog.getByText('Heti munkarend').first()).toBeVisible()
    await expect.element(dialog.getByText(/Ezeken a napokon dolgoztok/)).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: /Saját munkarend/ }))
    await userEvent.click(page.getByRole('option', { name: 'A cég munkarendje' }))
    await press(dialog, 'Tovább')
    await expect.element(question).toMatchTextContent('Senkinek sem változnak a napjai.')
    await press(question, 'Mentés')
    const change = { act: 'schedule', working_hours: null, working_hours_from: todayInBudapest() }
    await expect.poll(bodies).toEqual([{ user_ids: ['anna'], change }])
  })

  it('invites again and deactivates those of them whom it concerns, after a question', async () => {
    show([...few, listed('e', 'Vas Ede', { approver_ids: ['anna'] })])
    await choose('Kis Anna', 'uj@kekto.example')
    await press(bar, 'Meghívás újra')
    await expect.element(question).toMatchTextContent(/Új linket kap, a régi/)
    await expect
      .element(question)
      .toMatchTextContent(/1 kijelölt munkatárs kimarad, mert nincs elfogadásra váró meghívója\./)
    await press(question, 'Meghívás újra')
    await expect.poll(bodies).toEqual([{ user_ids: ['c'], change: { act: 'invite' } }])
    await press(page.getByRole('dialog'), 'Bezárás')
    await choose('Kis Anna', 'uj@kekto.example')
    await press(bar, 'Inaktiválás')
    await expect.element(question).toMatchTextContent(/1 munkatárs kérelméről dönt/)
    await expect.element(question).toMatchTextContent(/1 kijelölt munkatárs kimarad, mert nem aktív\./)
    expect(await axeOfElement(question.element())).toEqual([])
    await press(question, 'Inaktiválás')
    await expect.poll(() => bodies().at(-1)).toEqual({ user_ids: ['anna'], change: { act: 'deactivate' } })
  })

  it('offers on a phone the same as one menu, above the question about cookies', async () => {
    const usual = [innerWidth, innerHeight] as const
    await page.viewport(390, 844)
    show(few)
    document.documentElement.style.setProperty('--cookie-banner', '200px')
    await choose('Kis Anna')
    await chosen(1)
    expect(bar.getByRole('button').elements()).toHaveLength(2)
    expect(bar.element().getBoundingClientRect().height).toBeLessThan(80)
    expect(Number.parseFloat(getComputedStyle(bar.element()).insetBlockEnd)).toBe(220)
    expect(await axeOfElement()).toEqual([])
    await press(bar, 'Műveletek')
    const acts = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent, ariaDisabled }) => [textContent, ariaDisabled])
    await expect.poll(acts).toEqual([
      ['Csoport', null],
      ['Jóváhagyók', null],
      ['Heti munkarend', null],
      ['Egyszeri napok', null],
      ['Meghívás újra', 'true'],
      ['Inaktiválás', null],
    ])
    await userEvent.click(page.getByRole('menuitem', { name: 'Inaktiválás' }))
    await press(question, 'Inaktiválás')
    await expect.poll(bodies).toEqual([{ user_ids: ['anna'], change: { act: 'deactivate' } }])
    document.documentElement.style.removeProperty('--cookie-banner')
    await page.viewport(...usual)
  })

  it('is covered by no toast', async () => {
    const usual = [innerWidth, innerHeight] as const
    await page.viewport(1280, 800)
    show(Array.from({ length: 40 }, (_, n) => listed(`p${n}`, `Név${n} Éva`)))
    await choose('Név0 Éva')
    await chosen(1)
    expect(bar.element().getBoundingClientRect().bottom).toBe(780)
    toast.error('Nem sikerült.')
    await expect.element(page.getByText('Nem sikerült.')).toBeVisible()
    const region = page.getByText('Nem sikerült.').element().closest('[role=region]')!
    await expect
      .poll(() => region.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
    toasts.clear()
    await page.viewport(...usual)
  })

  it('chooses all and none, and says when it is some of them', async () => {
    show(few)
    await userEvent.click(all)
    await chosen(3)
    await userEvent.click(box('Kis Anna'))
    await chosen(2)
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true)
    await userEvent.click(all)
    await chosen(3)
    await userEvent.click(bar.getByRole('button', { name: 'Kijelölés törlése' }))
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(all).toHaveFocus()
  })

  it('chooses everybody that the filters find, beyond the page that is shown', async () => {
    show(Array.from({ length: 250 }, (_, n) => listed(`p${n}`, `Kis Anna ${n}`)))
    await userEvent.click(all)
    await chosen(200)
    await press(bar, 'Összes kijelölése (250)')
    await chosen(250)
    await press(bar, 'Inaktiválás')
    await press(question, 'Inaktiválás')
    await expect.poll(() => bodies()[0]?.user_ids.length).toBe(250)
  })

  it('concerns only whom the filter leaves, and the others are chosen again once they are shown', async () => {
    show(few)
    await choose('Kis Anna', 'Nagy Béla')
    const field = page.getByRole('textbox', { name: 'Név, munkakör vagy e-mail-cím' })
    await userEvent.fill(field, 'anna')
    await rows(1)
    await chosen(1)
    await userEvent.fill(field, '')
    await rows(3)
    await chosen(2)
    await userEvent.fill(field, 'anna')
    await rows(1)
    await press(bar, 'Inaktiválás')
    await expect.element(question).toMatchTextContent('Kis Anna')
    expect(question.element().textContent).not.toContain('Nagy Béla')
    await press(question, 'Inaktiválás')
    await expect.poll(bodies).toEqual([{ user_ids: ['anna'], change: { act: 'deactivate' } }])
  })

  it('offers nothing that concerns none of them', async () => {
    show(few)
    await choose('uj@kekto.example')
    await expect.element(bar.getByRole('button', { name: 'Inaktiválás' })).toBeDisabled()
    await expect.element(bar.getByRole('button', { name: 'Meghívás újra' })).toBeEnabled()
    await choose('uj@kekto.example', 'Kis Anna')
    await expect.element(bar.getByRole('button', { name: 'Meghívás újra' })).toBeDisabled()
    await expect.element(bar.getByRole('button', { name: 'Inaktiválás' })).toBeEnabled()
  })

  it('keeps everybody chosen where it could not be begun, and says why', async () => {
    show(few)
    refuse(changePeople, 0, 'Nincs hálózat.')
    await choose('Kis Anna', 'Nagy Béla')
    await press(bar, 'Inaktiválás')
    await press(question, 'Inaktiválás')
    await expect.poll(told).toEqual(['Nincs hálózat.'])
    await chosen(2)
    expect(search()).toBe('')
  })

  it('makes nobody the approver of themselves: says before whose approvers become whom', async () => {
    show(few)
    await choose('Kis Anna', 'Nagy Béla')
    await press(bar, 'Jóváhagyók')
    const picker = dialog.getByRole('combobox', { name: /Jóváhagyók/ })
    await userEvent.fill(picker, 'Anna')
    await userEvent.click(page.getByRole('option', { name: /Kis Anna/ }))
    await userEvent.keyboard('{Escape}')
    await press(dialog, 'Tovább')
    await expect.element(question.getByRole('listitem')).toMatchTextContent(/Nagy Béla.*Kis Anna/)
    await press(question, 'Mentés')
    await expect
      .poll(bodies)
      .toEqual([{ user_ids: ['anna', 'bela'], change: { act: 'approvers', approver_ids: ['anna'] } }])
  })

  it('saves no group and no approver that was not chosen for these people', async () => {
    show(few)
    await choose('Kis Anna')
    for (const what of ['Csoport', 'Jóváhagyók']) {
      await press(bar, what)
      await press(dialog, 'Tovább')
      await expect.element(dialog.getByText('Ezt töltsd ki.')).toBeVisible()
      await press(dialog, 'Mégse')
    }
    await press(bar, 'Csoport')
    await userEvent.click(dialog.getByRole('button', { name: /Csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Iroda' }))
    await press(dialog, 'Mégse')
    await press(question, 'Elvetés')
    await press(bar, 'Csoport')
    await press(dialog, 'Tovább')
    await expect.element(dialog.getByText('Ezt töltsd ki.')).toBeVisible()
    await press(dialog, 'Mégse')
    expect(bodies()).toEqual([])
  })
})

describe('what became of a change of several employees', () => {
  it('is found again by its address and in a list, and says how far it has come', async () => {
    shown({ status: 'booking', done: 1, booked: 1 })
    answer(listBulkRequests, () => ({
      data: [summary, { ...summary, bulk_id: 'x', status: 'undone' as const, booked: 0 }],
    }))
    show(few, '/company/employees?bulk=b')
    await expect.element(dialog).toMatchTextContent('1 / 2 munkatárs kész')
    await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('value', '1')
    await press(dialog, 'Bezárás')
    await userEvent.click(page.getByRole('link', { name: 'Korábbi műveletek' }))
    const list = page.getByRole('dialog', { name: 'Korábbi csoportos műveletek' })
    await expect
      .element(list.getByRole('listitem').first())
      .toMatchTextContent(/Csoport: Iroda.*Nagy Béla.*2 \/ 2 kész/)
    await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent('visszavonva')
    expect(await axeOfElement(list.element())).toEqual([])
    await userEvent.click(list.getByRole('link', { name: 'Csoport: Iroda' }).first())
    await expect.poll(search).toBe('?bulk=b')
  })

  it('is undone after a question, and says where it was not', async () => {
    show(few, '/company/employees?bulk=b')
    answer(undoBulkRequest, () => ({ data: { ...summary, status: 'undoing' as const } }))
    await press(dialog, 'Visszavonás')
    shown({
      status: 'undone',
      booked: 1,
      can_undo: false,
      results: [
        { user_id: 'anna', is_undone: true },
        { user_id: 'bela', kept: ['Közben megváltoztatta valaki, ezért nem állítottuk vissza.'] },
      ],
    })
    await press(question, 'Visszavonás')
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/Nagy Béla.*Közben megváltoztatta/)
    expect(askedOf(undoBulkRequest)).toEqual([{ path: { id: 'b' } }])
    await expect.element(dialog.getByRole('button', { name: 'Visszavonás' })).not.toBeInTheDocument()
  })

  it('says for whom it waits for another administrator, and for whom its undoing does', async () => {
    const waiting = [{ user_id: 'anna', waits: true }, { user_id: 'bela' }]
    shown({ results: waiting })
    show(few, '/company/employees?bulk=b')
    await expect.element(dialog).toMatchTextContent('1 munkatársnál másik adminisztrátor jóváhagyására vár')
    answer(undoBulkRequest, () => ({ data: { ...summary, status: 'undoing' as const } }))
    await press(dialog, 'Visszavonás')
    await expect.element(question).toHaveAccessibleName('Csoportos művelet visszavonása')
    shown({ status: 'undone', booked: 1, can_undo: false, results: waiting })
    await press(question, 'Visszavonás')
    await expect
      .element(dialog)
      .toMatchTextContent('1 munkatársnál a visszavonás másik adminisztrátor jóváhagyására vár')
  })

  it('loads what was changed again at its end, also where nobody looks any more', async () => {
    show(few)
    shown({ status: 'booking', done: 1, booked: 1 })
    await choose('Kis Anna', 'Nagy Béla')
    await press(bar, 'Inaktiválás')
    await press(question, 'Inaktiválás')
    await press(page.getByRole('dialog'), 'Bezárás')
    const before = askedOf(people.listPeople).length
    shown({ results: [{ user_id: 'anna' }, { user_id: 'bela' }] })
    await expect.poll(() => askedOf(people.listPeople).length, { timeout: 5000 }).toBeGreaterThan(before)
  })

  it('says that it could not be loaded, and tries again', async () => {
    refuse(showBulkRequest, 500, 'Hiba')
    show(few, '/company/employees?bulk=b')
    await expect.element(dialog).toMatchTextContent('Nem sikerült betölteni.')
  })
})
