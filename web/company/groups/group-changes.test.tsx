import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addGroup } from '#shared/company/contract/add-group.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { ApiError } from '#shared/contract/client.ts'
import { changeGroup } from '#shared/people/contract/group/change-group.ts'
import { mergeGroup } from '#shared/people/contract/group/merge-group.ts'
import { removeGroup } from '#shared/people/contract/group/remove-group.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { GroupsPage } from './groups-page.tsx'
import {
  act,
  adam,
  answerGroups,
  answerPeople,
  bela,
  csilla,
  dialog,
  group,
  lilla,
  office,
  personIn,
  pick,
  press,
  question,
  shown,
  workshop,
} from './groups.test-support.tsx'

beforeEach(answerGroups)

describe('a company without groups', () => {
  it('has its people in none, and a first group to create', async () => {
    answer(listGroups, () => ({ data: [] }))
    answer(addGroup, () => ({ data: office }))
    showFresh(<GroupsPage />)
    await expect.element(personIn('Nincs csoportban', 'Szabó Lilla')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Műveletek/ })).not.toBeInTheDocument()
    expect(await axeOfElement()).toEqual([])
    await press('Új csoport')
    await userEvent.keyboard('  Kutatás & <fejlesztés>  {Enter}')
    await expect.poll(told).toEqual(['Csoport létrehozva: Kutatás & <fejlesztés>'])
    expect(askedOf(addGroup)).toEqual([{ body: { name: 'Kutatás & <fejlesztés>' } }])
  })

  it('has nobody to search for where nobody works there yet', async () => {
    answer(listGroups, () => ({ data: [] }))
    answerPeople()
    showFresh(<GroupsPage />)
    await expect.element(group('Nincs csoportban').getByText('Mindenki csoportban van.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Név keresése' })).not.toBeInTheDocument()
  })
})

describe('the search over groups', () => {
  it('is in the address, says where nobody matches, and counts everybody all the same', async () => {
    await shown('/company/groups?q=LILLA+szabo')
    await expect.element(personIn('Nincs csoportban', 'Szabó Lilla')).toBeVisible()
    await expect.element(group('Műhely').getByText('Nincs ilyen nevű munkatárs.')).toBeVisible()
    await expect.element(group('Műhely').getByText('2', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Név keresése' })).toHaveValue('LILLA szabo')
  })

  it('makes nobody of those who are hidden stay behind when their group is deleted', async () => {
    await shown('/company/groups?q=lilla')
    await act('Műhely', 'Törlés')
    await expect.element(question).toMatchTextContent(/2 munkatárs csoport nélkül marad.*Veres Ádám, Nagy Béla/)
  })
})

describe('the name of a group', () => {
  const adding = dialog('Új csoport')

  it.each([
    ['   ', 'Ezt töltsd ki.'],
    ['x'.repeat(61), 'Legfeljebb 60 karakter.'],
  ])('is refused before it is sent where it is %j', async (name, sentence) => {
    await shown()
    await press('Új csoport')
    await userEvent.fill(adding.getByRole('textbox'), name)
    await press('Létrehozás', adding)
    await expect.element(adding.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(adding.getByRole('textbox')).toHaveAccessibleDescription(sentence)
    await expect.element(adding.getByRole('textbox')).toHaveFocus()
    expect(askedOf(addGroup)).toEqual([])
  })

  it('is sent once where Enter is pressed twice', async () => {
    const reply = answerLater(addGroup)
    await shown()
    await press('Új csoport')
    await userEvent.fill(adding.getByRole('textbox'), 'Konyha')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(() => askedOf(addGroup).length).toBe(1)
    reply.resolve({ data: { id: 'kitchen', name: 'Konyha' } })
    await expect.element(adding).not.toBeInTheDocument()
    expect(askedOf(addGroup)).toHaveLength(1)
  })

  it('is refused at its field where another group has it, and what was chosen besides stays', async () => {
    refuse(changeGroup, 422, 'Nézd át', { name: ['Már van ilyen nevű csoport.'] })
    await shown()
    await act('Műhely', 'Név és jóváhagyók')
    const editing = dialog('Csoport: Műhely')
    const name = editing.getByRole('textbox', { name: /A csoport neve/ })
    await userEvent.fill(name, 'Iroda')
    await press('Mentés', editing)
    await expect.element(name).toHaveAccessibleDescription('Már van ilyen nevű csoport.')
    await expect.element(name).toHaveFocus()
    await expect.element(editing.getByRole('row', { name: /Nagy Béla/ })).toBeVisible()
    expect(told()).toEqual([])
  })
})

describe('the standard approvers of a group', () => {
  const editing = dialog('Csoport: Műhely')
  const edit = async () => {
    await shown()
    await act('Műhely', 'Név és jóváhagyók')
    await expect.element(editing).toBeVisible()
  }

  it('are named on it without those who were deactivated, as its form has them', async () => {
    answer(listGroups, () => ({ data: [{ ...workshop, approver_ids: ['bela', 'lilla'] }, office] }))
    answerPeople(adam, { ...bela, is_active: false }, csilla, lilla)
    await edit()
    await expect.element(editing.getByRole('row', { name: /Szabó Lilla/ })).toBeVisible()
    await expect.element(editing.getByRole('row', { name: /Nagy Béla/ })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(group('Műhely').getByText('Jóváhagyó: Szabó Lilla', { exact: true })).toBeVisible()
  })

  it('are said to be none where the only one was deactivated', async () => {
    answerPeople(adam, { ...bela, is_active: false }, csilla, lilla)
    await shown()
    await expect.element(group('Műhely').getByText('Nincs a csoportnak jóváhagyója')).toBeVisible()
    await expect.element(group('Műhely').getByText('inaktív')).toBeVisible()
  })

  it('are not called inactive while they are only invited', async () => {
    answerPeople({ ...adam, is_active: false, status: 'invited' }, bela, csilla, lilla)
    await shown()
    await expect.element(group('Műhely').getByText('meghívva')).toBeVisible()
    await expect.element(group('Műhely').getByText('inaktív')).not.toBeInTheDocument()
  })

  it('are saved without somebody who is deactivated while the form is open', async () => {
    const reply = answerLater(changeGroup)
    await edit()
    await userEvent.fill(editing.getByRole('textbox', { name: /A csoport neve/ }), 'Telep')
    await press('Mentés', editing)
    await expect.poll(() => askedOf(changeGroup).length).toBe(1)
    answerPeople(adam, { ...bela, is_active: false }, csilla, lilla)
    reply.reject(new ApiError(409, { success: 0, code: 'conflict', message: 'Közben megváltozott' }))
    await expect.element(editing.getByRole('row', { name: /Nagy Béla/ })).not.toBeInTheDocument()
    answer(changeGroup, () => ({ data: workshop }))
    await press('Mentés', editing)
    await expect.poll(told).toEqual(['Csoport elmentve: Telep'])
    expect(askedOf(changeGroup).at(-1)).toEqual({ path: { id: 'workshop' }, body: { name: 'Telep', approver_ids: [] } })
  })

  it('can all be taken away, after which everybody keeps those they have', async () => {
    answer(changeGroup, () => ({ data: { ...workshop, approver_ids: [] } }))
    await edit()
    await userEvent.click(editing.getByRole('row', { name: /Nagy Béla/ }).getByRole('button'))
    await press('Mentés', editing)
    await expect.poll(told).toEqual(['Csoport elmentve: Műhely'])
    await expect.element(question).not.toBeInTheDocument()
    expect(askedOf(changeGroup)).toEqual([{ path: { id: 'workshop' }, body: { name: 'Műhely', approver_ids: [] } }])
  })

  it('leave the form as it was where the effect is declined', async () => {
    await edit()
    await pick('Kovács Csilla', editing)
    await press('Mentés', editing)
    await press('Mégse', question)
    await expect.element(editing.getByRole('row', { name: /Kovács Csilla/ })).toBeVisible()
    expect(askedOf(changeGroup)).toEqual([])
  })

  it('are shown for the first twenty whom they reach, and the number of the others', async () => {
    const many = Array.from({ length: 23 }, (_, n) => listed(`p${n}`, `Kis Éva${n}`, { group_id: 'workshop' }))
    answerPeople(bela, csilla, ...many)
    await edit()
    await pick('Kovács Csilla', editing)
    await press('Mentés', editing)
    await expect.element(question.getByText('és még 4 munkatárs')).toBeVisible()
    expect(question.getByRole('listitem').elements().length).toBe(20)
  })

  it('are asked about before what was chosen is thrown away', async () => {
    await edit()
    await pick('Kovács Csilla', editing)
    await press('Mégse', editing)
    await expect.element(question).toBeVisible()
    expect(await axeOfElement(question.element())).toEqual([])
  })
})

describe('a merged group', () => {
  const merging = dialog('Összevonás: Műhely')
  const into = async (name: string) => {
    await shown()
    await act('Műhely', 'Összevonás másikkal…')
    await userEvent.click(merging.getByRole('button', { name: /Melyik csoportba\?/ }))
    await userEvent.click(page.getByRole('option', { name }))
  }

  it('has nothing to be merged into where it is the only one', async () => {
    answer(listGroups, () => ({ data: [workshop] }))
    await shown()
    await press('Műveletek: Műhely')
    await expect.element(page.getByRole('menuitem', { name: 'Törlés' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: /Összevonás/ })).not.toBeInTheDocument()
  })

  it('waits until it is known into which, and says where nobody’s approvers change', async () => {
    answerPeople(bela, { ...adam, approver_ids: ['lilla'] }, lilla)
    answer(listGroups, () => ({ data: [workshop, { id: 'kitchen', name: 'Konyha' }] }))
    await shown()
    await act('Műhely', 'Összevonás másikkal…')
    await expect.element(merging.getByRole('button', { name: 'Összevonás' })).toBeDisabled()
    await userEvent.click(merging.getByRole('button', { name: /Melyik csoportba\?/ }))
    await userEvent.click(page.getByRole('option', { name: 'Konyha' }))
    await expect.element(merging.getByText('Senkinek sem változik a jóváhagyója.')).toBeVisible()
  })

  it('stays, with its question, where the server refuses', async () => {
    refuse(mergeGroup, 422, 'Ilyen csoport nincs.')
    await into('Iroda')
    await press('Összevonás', merging)
    await expect.poll(told).toEqual(['Ilyen csoport nincs.'])
    await expect.element(merging).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(group('Műhely')).toBeVisible()
  })

  it('is gone before the server has replied, and its people are said to be on their way', async () => {
    const reply = answerLater(mergeGroup)
    await into('Iroda')
    await press('Összevonás', merging)
    await expect.element(group('Műhely')).not.toBeInTheDocument()
    await expect.element(page.getByText(/2 munkatárs áthelyezése még folyamatban van\./)).toBeVisible()
    answer(listGroups, () => ({ data: [office] }))
    answerPeople({ ...adam, group_id: 'office' }, { ...bela, group_id: 'office' }, csilla, lilla)
    reply.resolve({})
    await expect.element(personIn('Iroda', 'Veres Ádám')).toBeVisible()
    await expect.element(page.getByText(/folyamatban/)).not.toBeInTheDocument()
  })
})

describe('a deleted group', () => {
  it('comes back where the server refuses', async () => {
    refuse(removeGroup, 403, 'Nincs jogosultságod ehhez.')
    await shown()
    await act('Műhely', 'Törlés')
    await press('Törlés', question)
    await expect.poll(told).toEqual(['Nincs jogosultságod ehhez.'])
    await expect.element(group('Műhely')).toBeVisible()
  })

  it('is asked about even where nobody belongs to it', async () => {
    answerPeople(lilla)
    await shown()
    await act('Műhely', 'Törlés')
    await expect.element(question.getByText('A csoportban nincs senki.')).toBeVisible()
    await press('Mégse', question)
    expect(askedOf(removeGroup)).toEqual([])
  })

  it('names the first twenty of its people, and the number of the others', async () => {
    const many = Array.from({ length: 21 }, (_, n) => listed(`p${n}`, `Kis Éva${n}`, { group_id: 'workshop' }))
    answerPeople(...many)
    await shown()
    await act('Műhely', 'Törlés')
    await expect.element(question).toMatchTextContent(/21 munkatárs csoport nélkül marad.*Kis Éva19 és még 1 munkatárs/)
  })
})
