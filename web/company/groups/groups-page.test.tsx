import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addGroup } from '#shared/company/contract/add-group.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { changeGroup } from '#shared/people/contract/group/change-group.ts'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { mergeGroup } from '#shared/people/contract/group/merge-group.ts'
import { moveToGroup } from '#shared/people/contract/group/move-to-group.ts'
import { removeGroup } from '#shared/people/contract/group/remove-group.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { GroupsPage } from './groups-page.tsx'
import {
  act,
  adam,
  answerGroups,
  bela,
  dialog,
  group,
  moveByMenu,
  personIn,
  pick,
  press,
  question,
  shown,
  workshop,
} from './groups.test-support.tsx'

beforeEach(() => {
  answerGroups()
  answer(moveToGroup, () => ({ data: [] }))
})

describe('the groups of a company', () => {
  it('R20 E09 stand side by side by name, with their approvers and people, and those of none last', async () => {
    await shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Csoportok' })).toBeVisible()
    const names = page.getByRole('heading', { level: 2 }).elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['Iroda', 'Műhely', 'Nincs csoportban'])
    await expect.element(group('Műhely').getByText('Jóváhagyó: Nagy Béla')).toBeVisible()
    await expect.element(personIn('Nincs csoportban', 'Szabó Lilla')).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('say the keys that move somebody in one line of keys, those with an arrow too', async () => {
    await shown()
    const keys = [...document.querySelectorAll<HTMLElement>('#groups-keys kbd')]
    expect(keys.map(key => key.textContent || key.querySelector('svg')!.getAttribute('aria-label'))).toEqual([
      'Szóköz',
      'Balra nyíl',
      'Jobbra nyíl',
      'Szóköz',
      'Esc',
    ])
    const heights = keys.map(key => key.getBoundingClientRect().height)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(4)
  })

  it('are searched for people, and stay where they are', async () => {
    await shown()
    await userEvent.fill(page.getByRole('textbox', { name: 'Név keresése' }), 'veres')
    await expect.element(personIn('Műhely', 'Nagy Béla')).not.toBeInTheDocument()
    await expect.element(personIn('Műhely', 'Veres Ádám')).toBeVisible()
    await expect.element(group('Iroda').getByText('Nincs ilyen nevű munkatárs.')).toBeVisible()
    await userEvent.clear(page.getByRole('textbox', { name: 'Név keresése' }))
  })

  it('render of thousands of people those in view, and say how many there are', async () => {
    const many = Array.from({ length: 5000 }, (_, n) =>
      listed(`p${n}`, `Kis Éva${String(n).padStart(4, '0')}`, { group_id: 'office' }),
    )
    answer(listPeople, () => ({ data: many }))
    await shown()
    const rows = group('Iroda').getByRole('listitem')
    await expect.element(rows.first()).toHaveAttribute('aria-setsize', '5000')
    expect(rows.elements().length).toBeLessThan(40)
    await userEvent.click(group('Iroda').getByRole('button', { name: 'Kis Éva0000', exact: true }))
    await userEvent.keyboard('{End}')
    await expect.element(page.getByRole('button', { name: 'Kis Éva4999', exact: true })).toHaveFocus()
  })

  it('say what to do where there are none, and where they could not be loaded', async () => {
    refuse(listGroups, 500, 'Hiba történt')
    showFresh(<GroupsPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A csoportokat nem sikerült betölteni\./)
    answer(listGroups, () => ({ data: [] }))
    await press('Újratöltés')
    await expect.element(page.getByText('Még nincsenek csoportok')).toBeVisible()
  })

  it('name the keys that move somebody, the arrows as pictures, since the typeface has none', async () => {
    await shown()
    const line = page.getByText(/felveszi/)
    await expect.element(line.getByRole('img', { name: 'Balra nyíl' })).toBeVisible()
    await expect.element(line.getByRole('img', { name: 'Jobbra nyíl' })).toBeVisible()
    expect(line.element().textContent).not.toMatch(/[←-↿]/)
  })

  it('tell that people are still on their way from one that is no more', async () => {
    answer(listPeople, () => ({ data: [{ ...adam, group_id: 'gone' }, bela] }))
    await shown()
    await expect.element(page.getByText(/1 munkatárs áthelyezése még folyamatban van\./)).toBeVisible()
    answer(listPeople, () => ({ data: [adam, bela] }))
    await expect.element(page.getByText(/folyamatban/)).not.toBeInTheDocument()
  })
})

describe('somebody who is moved', () => {
  const intoOffice = { body: { user_ids: ['adam'], group_id: 'office' } }

  it('R20 A04 is lifted, carried and dropped with the keyboard, after it was shown whose approvers change', async () => {
    await shown()
    await userEvent.click(personIn('Műhely', 'Veres Ádám'))
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('status').getByText(/Veres Ádám felvéve/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(group('Iroda').getByText('Ide kerül: Veres Ádám')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(question).toMatchTextContent(/Veres ÁdámNagy Béla → Kovács Csilla/)
    expect(await axeOfElement(question.element())).toEqual([])
    await press('Áthelyezés', question)
    await expect.poll(told).toEqual(['Veres Ádám új csoportja: Iroda'])
    expect(askedOf(moveToGroup)).toEqual([intoOffice])
  })

  it('stays where they are with Escape, and where the administrator thinks better of it', async () => {
    await shown()
    await userEvent.click(personIn('Műhely', 'Veres Ádám'))
    await userEvent.keyboard(' {ArrowLeft}{Escape}')
    await expect.element(page.getByText('Ide kerül: Veres Ádám')).not.toBeInTheDocument()
    await userEvent.keyboard(' {ArrowLeft} ')
    await press('Mégse', question)
    await expect.element(question).not.toBeInTheDocument()
    expect(askedOf(moveToGroup)).toEqual([])
  })

  it('R20 is moved by the menu at once where nobody’s approvers change', async () => {
    await shown()
    await moveByMenu('Veres Ádám', 'Nincs csoportban')
    await expect.poll(() => askedOf(moveToGroup)).toEqual([{ body: { user_ids: ['adam'], group_id: null } }])
    await expect.element(question).not.toBeInTheDocument()
  })

  it('R20 is dragged with the pointer', async () => {
    await shown()
    await userEvent.dragAndDrop(personIn('Műhely', 'Nagy Béla'), group('Nincs csoportban'))
    await expect.poll(() => askedOf(moveToGroup)).toEqual([{ body: { user_ids: ['bela'], group_id: null } }])
  })

  it('A05 is left where they are where the server refuses, in its words', async () => {
    refuse(moveToGroup, 403, 'Nincs jogosultságod módosítani ezt a munkatársat')
    await shown()
    await moveByMenu('Veres Ádám', 'Nincs csoportban')
    await expect.poll(told).toEqual(['Nincs jogosultságod módosítani ezt a munkatársat'])
    await expect.element(personIn('Műhely', 'Veres Ádám')).toBeVisible()
  })

  it('is picked with others at the foot of a group', async () => {
    await shown()
    await press('Munkatárs: Iroda')
    const adding = dialog('Munkatársak hozzáadása: Iroda')
    await pick('Szabó Lilla', adding)
    await press('Hozzáadás', adding)
    await expect.element(question).toMatchTextContent(/Szabó Lillasenki → Kovács Csilla/)
    await press('Áthelyezés', question)
    await expect.poll(() => askedOf(moveToGroup)).toEqual([{ body: { user_ids: ['lilla'], group_id: 'office' } }])
    await expect.element(adding).not.toBeInTheDocument()
  })
})

describe('a group', () => {
  it('R20 is created, and refused at its name', async () => {
    refuse(addGroup, 422, 'Nézd át', { name: ['Már van ilyen nevű csoport.'] })
    await shown()
    await press('Új csoport')
    const adding = dialog('Új csoport')
    const name = adding.getByRole('textbox')
    await userEvent.fill(name, 'Iroda')
    await press('Létrehozás', adding)
    await expect.element(name).toHaveAccessibleDescription('Már van ilyen nevű csoport.')
    expect(await axeOfElement(adding.element())).toEqual([])
    answer(addGroup, () => ({ data: { id: 'kitchen', name: 'Konyha' } }))
    await userEvent.fill(name, 'Konyha')
    await press('Létrehozás', adding)
    await expect.poll(told).toEqual(['Csoport létrehozva: Konyha'])
  })

  it('R20 A04 is renamed without a question, and gets other approvers after it was shown who gets them', async () => {
    answer(changeGroup, () => ({ data: workshop }))
    await shown()
    await act('Műhely', 'Név és jóváhagyók')
    const editing = dialog('Csoport: Műhely')
    await userEvent.fill(editing.getByRole('textbox', { name: /A csoport neve/ }), 'Telep')
    await press('Mentés', editing)
    await expect.poll(told).toEqual(['Csoport elmentve: Telep'])
    expect(askedOf(changeGroup)).toEqual([
      { path: { id: 'workshop' }, body: { name: 'Telep', approver_ids: ['bela'] } },
    ])
    await act('Műhely', 'Név és jóváhagyók')
    await pick('Kovács Csilla', editing)
    await press('Mentés', editing)
    await expect.element(question).toMatchTextContent(/Veres ÁdámNagy Béla → Nagy Béla, Kovács Csilla/)
    await press('Mentés', question)
    await expect.poll(() => askedOf(changeGroup).length).toBe(2)
  })

  it('R20 is merged into another after it was shown what becomes of its people', async () => {
    answer(mergeGroup, () => ({}))
    await shown()
    await act('Műhely', 'Összevonás másikkal…')
    const merging = dialog('Összevonás: Műhely')
    await userEvent.click(merging.getByRole('button', { name: /Melyik csoportba\?/ }))
    await userEvent.click(page.getByRole('option', { name: 'Iroda' }))
    await expect.element(merging.getByText(/2 munkatárs ebbe a csoportba kerül/)).toBeVisible()
    await expect.element(merging).toMatchTextContent(/Veres ÁdámNagy Béla → Kovács Csilla/)
    expect(await axeOfElement(merging.element())).toEqual([])
    await press('Összevonás', merging)
    await expect.poll(told).toEqual(['Csoport összevonva: Műhely'])
    expect(askedOf(mergeGroup)).toEqual([{ path: { id: 'workshop' }, body: { into: 'office' } }])
  })

  it('R20 is deleted after a question that names its people', async () => {
    answer(removeGroup, () => ({}))
    await shown()
    await act('Műhely', 'Törlés')
    await expect.element(question).toMatchTextContent(/2 munkatárs csoport nélkül marad.*Veres Ádám, Nagy Béla/)
    await press('Törlés', question)
    await expect.poll(told).toEqual(['Csoport törölve: Műhely'])
    expect(askedOf(removeGroup)).toEqual([{ path: { id: 'workshop' } }])
  })
})
