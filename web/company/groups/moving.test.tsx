import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { mostMoved, moveToGroup } from '#shared/people/contract/group/move-to-group.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import {
  adam,
  answerGroups,
  answerPeople,
  bela,
  csilla,
  dialog,
  group,
  lilla,
  moveByMenu,
  office,
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

/** What is said to those who do not see the board. */
const said = (sentence: RegExp) => page.getByRole('status').getByText(sentence)
const dropPlaces = () => page.getByText(/^Ide kerül: /)

describe('somebody who is lifted by a press without a pointer, as screen readers make it', () => {
  const click = (at: string, person: string) => (personIn(at, person).element() as HTMLElement).click()

  it('is dropped beside the person who is pressed next', async () => {
    await shown()
    click('Műhely', 'Nagy Béla')
    await expect.element(said(/Nagy Béla felvéve/)).toBeInTheDocument()
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'true')
    click('Nincs csoportban', 'Szabó Lilla')
    await expect.poll(() => askedOf(moveToGroup)).toEqual([{ body: { user_ids: ['bela'], group_id: null } }])
  })

  it('stays where they are when they are pressed again, and a pointer lifts nobody by a press', async () => {
    await shown()
    click('Műhely', 'Nagy Béla')
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'true')
    click('Műhely', 'Nagy Béla')
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(personIn('Műhely', 'Nagy Béla'))
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'false')
    expect(askedOf(moveToGroup)).toEqual([])
  })
})

describe('somebody who is lifted with the space bar', () => {
  async function lifted(person: string, at = 'Műhely') {
    await shown()
    await userEvent.click(personIn(at, person))
    await userEvent.keyboard(' ')
    await expect.element(said(new RegExp(`${person} felvéve`))).toBeInTheDocument()
  }

  it('is carried round all groups in their order, and comes back to where they were', async () => {
    await lifted('Nagy Béla')
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'true')
    for (const [key, target] of [
      ['ArrowRight', 'Nincs csoportban'],
      ['ArrowDown', 'Iroda'],
      ['ArrowLeft', 'Nincs csoportban'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(said(new RegExp(`Cél: ${target}`))).toBeInTheDocument()
      await expect.element(group(target).getByText('Ide kerül: Nagy Béla')).toBeVisible()
    }
    expect(await axeOfElement()).toEqual([])
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(said(/Cél: Műhely/)).toBeInTheDocument()
    await expect.element(dropPlaces()).not.toBeInTheDocument()
  })

  it('is nowhere to be dropped but where another group is', async () => {
    await lifted('Nagy Béla')
    await userEvent.keyboard(' ')
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'false')
    expect(askedOf(moveToGroup)).toEqual([])
  })

  it('is said to stay with Escape, and is lifted anew from there', async () => {
    await lifted('Nagy Béla')
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await expect.element(said(/Mégse: Nagy Béla a helyén marad\./)).toBeInTheDocument()
    await userEvent.keyboard(' {ArrowLeft}')
    await expect.element(group('Iroda').getByText('Ide kerül: Nagy Béla')).toBeVisible()
  })

  it('keeps the focus in the group that they come to, and at home where the move is declined or refused', async () => {
    answer(moveToGroup, () => {
      answerPeople(adam, { ...bela, group_id: null }, csilla, lilla)
      return { data: [] }
    })
    await lifted('Nagy Béla')
    await userEvent.keyboard('{ArrowRight} ')
    await expect.element(personIn('Nincs csoportban', 'Nagy Béla')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(personIn('Nincs csoportban', 'Szabó Lilla')).toHaveFocus()
    await userEvent.keyboard(' {ArrowRight} ')
    await press('Mégse', question)
    await expect.element(personIn('Nincs csoportban', 'Szabó Lilla')).toHaveFocus()
    refuse(moveToGroup, 403, 'Nem megy.')
    await userEvent.keyboard(' {ArrowLeft} ')
    await press('Áthelyezés', question)
    await expect.poll(told).toContain('Nem megy.')
    await expect.element(personIn('Nincs csoportban', 'Szabó Lilla')).toHaveFocus()
  })

  it('leaves the arrows to those who only go through the people', async () => {
    await shown()
    await userEvent.click(personIn('Műhely', 'Nagy Béla'))
    await userEvent.keyboard('{Home}')
    await expect.element(personIn('Műhely', 'Veres Ádám')).not.toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(personIn('Műhely', 'Veres Ádám')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(said(/Mégse/)).not.toBeInTheDocument()
  })

  it('keeps one tab stop for each group, however many people it has', async () => {
    answerPeople(adam, bela, ...['Kis', 'Tóth', 'Varga'].map(name => listed(name, `${name} Éva`, adam)))
    await shown()
    const stops = () => group('Műhely').getByRole('listitem').getByRole('button').elements()
    await expect.poll(() => stops().filter(one => (one as HTMLElement).tabIndex === 0).length).toBe(2)
  })
})

describe('somebody who is moved by the menu', () => {
  it('has every other group to go to, and not their own', async () => {
    await shown()
    await press('Áthelyezés: Veres Ádám')
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    const names = page.getByRole('menuitem').elements()
    expect(names.map(({ textContent }) => textContent)).toEqual(['Iroda', 'Nincs csoportban'])
  })

  it('stands in the new group before the server has replied, and goes back where it refuses', async () => {
    const reply = answerLater(moveToGroup)
    await shown()
    await moveByMenu('Veres Ádám', 'Nincs csoportban')
    await expect.element(personIn('Nincs csoportban', 'Veres Ádám')).toBeVisible()
    await expect.element(personIn('Műhely', 'Veres Ádám')).not.toBeInTheDocument()
    expect(told()).toEqual([])
    answerPeople({ ...adam, group_id: null }, bela, csilla, lilla)
    reply.resolve({ data: [] })
    await expect.poll(told).toEqual(['Veres Ádám új csoportja: Nincs csoportban'])
    await expect.element(personIn('Nincs csoportban', 'Veres Ádám')).toBeVisible()
  })

  it('keeps approvers of their own, so that nothing is asked', async () => {
    answerPeople({ ...adam, approver_ids: ['lilla'] }, bela, csilla, lilla)
    await shown()
    await moveByMenu('Veres Ádám', 'Iroda')
    await expect.poll(() => askedOf(moveToGroup).length).toBe(1)
    await expect.element(question).not.toBeInTheDocument()
  })

  it('asks nothing where the same people decide, named in another order', async () => {
    const both = ['csilla', 'bela']
    answerPeople({ ...adam, approver_ids: both.toReversed() }, bela, csilla, lilla)
    answer(listGroups, () => ({
      data: [
        { ...workshop, approver_ids: both },
        { ...office, approver_ids: both },
      ],
    }))
    await shown()
    await moveByMenu('Veres Ádám', 'Iroda')
    await expect.poll(() => askedOf(moveToGroup).length).toBe(1)
    await expect.element(question).not.toBeInTheDocument()
  })

  it('gets no approver who was deactivated, nor themselves', async () => {
    answer(listGroups, () => ({ data: [workshop, { ...office, approver_ids: ['csilla', 'lilla', 'adam'] }] }))
    answerPeople(adam, bela, csilla, { ...lilla, is_active: false })
    await shown()
    await moveByMenu('Veres Ádám', 'Iroda')
    await expect.element(question).toMatchTextContent(/Veres ÁdámNagy Béla → Kovács Csilla(?!,)/)
    await expect.element(question).not.toMatchTextContent(/Szabó Lilla/)
  })
})

describe('somebody who is dragged', () => {
  it('is asked about like anybody else, and stays where the question is declined', async () => {
    await shown()
    await userEvent.dragAndDrop(personIn('Műhely', 'Veres Ádám'), group('Iroda'))
    await expect.element(question).toMatchTextContent(/Nagy Béla → Kovács Csilla/)
    await press('Mégse', question)
    await expect.element(question).not.toBeInTheDocument()
    expect(askedOf(moveToGroup)).toEqual([])
    await expect.element(personIn('Műhely', 'Veres Ádám')).toBeVisible()
    await expect.element(dropPlaces()).not.toBeInTheDocument()
  })

  it('is not moved where they are dropped in their own group', async () => {
    await shown()
    await userEvent.dragAndDrop(personIn('Műhely', 'Nagy Béla'), group('Műhely').getByRole('heading'))
    await expect.element(personIn('Műhely', 'Nagy Béla')).toHaveAttribute('aria-pressed', 'false')
    expect(askedOf(moveToGroup)).toEqual([])
  })
})

describe('people who are picked for a group', () => {
  const adding = dialog('Munkatársak hozzáadása: Iroda')

  it('are those of other groups who are active, and somebody has to be picked', async () => {
    answerPeople(adam, { ...bela, is_active: false }, csilla, lilla)
    await shown()
    await press('Munkatárs: Iroda')
    await expect.element(adding.getByRole('button', { name: 'Hozzáadás' })).toBeDisabled()
    await expect.element(adding.getByRole('combobox')).toHaveAttribute('aria-required', 'true')
    expect(await axeOfElement(adding.element())).toEqual([])
    await userEvent.click(adding.getByRole('combobox'))
    await expect.element(page.getByRole('option', { name: /Veres Ádám/ })).toBeVisible()
    const names = page.getByRole('option').elements()
    expect(names.map(({ textContent }) => textContent).join()).not.toMatch(/Nagy Béla|Kovács Csilla/)
  })

  it('stay picked where the server refuses', async () => {
    refuse(moveToGroup, 422, 'Nézd át', { group_id: ['Ilyen csoport nincs.'] })
    await shown()
    await press('Munkatárs: Iroda')
    await pick('Szabó Lilla', adding)
    await press('Hozzáadás', adding)
    await press('Áthelyezés', question)
    await expect.poll(told).toEqual(['Nézd át'])
    await expect.element(adding.getByRole('row', { name: /Szabó Lilla/ })).toBeVisible()
  })

  it('are moved by as many as one call takes, one call after the other', async () => {
    const many = Array.from({ length: mostMoved + 5 }, (_, n) =>
      listed(`p${n}`, `Kis Éva${n}`, { approver_ids: ['bela'] }),
    )
    answerPeople(adam, bela, csilla, ...many)
    await shown()
    await press('Munkatárs: Iroda')
    await userEvent.click(adding.getByRole('combobox'))
    await userEvent.click(page.getByRole('option', { name: 'Mindenki' }))
    await userEvent.keyboard('{Escape}')
    await press('Hozzáadás', adding)
    await press('Áthelyezés', question)
    await expect.poll(told).toEqual([`${many.length + 2} munkatárs új csoportja: Iroda`])
    const calls = askedOf(moveToGroup) as { body: { user_ids: string[]; group_id: string } }[]
    expect(calls.map(({ body }) => [body.user_ids.length, body.group_id])).toEqual([
      [mostMoved, 'office'],
      [7, 'office'],
    ])
    expect(new Set(calls.flatMap(({ body }) => body.user_ids)).size).toBe(many.length + 2)
    await expect.element(adding).not.toBeInTheDocument()
  })
})

describe('a list that is out of date', () => {
  it('is read again until somebody stands in a group that a colleague has just created', async () => {
    answerPeople({ ...adam, group_id: 'kitchen' }, bela)
    await shown()
    await expect.element(page.getByText(/1 munkatárs áthelyezése még folyamatban van\./)).toBeVisible()
    answer(listGroups, () => ({ data: [workshop, office, { id: 'kitchen', name: 'Konyha' }] }))
    await expect.element(personIn('Konyha', 'Veres Ádám')).toBeVisible()
    await expect.element(page.getByText(/folyamatban/)).not.toBeInTheDocument()
  })
})
