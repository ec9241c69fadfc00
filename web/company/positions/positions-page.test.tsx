import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addPosition } from '#shared/company/contract/add-position.ts'
import { changePosition } from '#shared/company/contract/change-position.ts'
import { listPositions } from '#shared/company/contract/list-positions.ts'
import { removePosition } from '#shared/company/contract/remove-position.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { PositionsPage } from './positions-page.tsx'

const carpenter = { id: 'carpenter', name: 'asztalos' }
const anna = listed('anna', 'Kis Anna', { position: 'asztalos' })

beforeEach(() => {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(listPositions, () => ({ data: [{ id: 'locksmith', name: 'lakatos' }, carpenter] }))
  answer(people.listPeople, () => ({ data: [anna, { ...anna, id: 'bela', first_name: 'Béla' }] }))
})

async function shown() {
  showFresh(<PositionsPage />)
  await expect.element(page.getByRole('row', { name: /asztalos/ })).toBeVisible()
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const act = async (name: string, action: string) => {
  await userEvent.click(page.getByRole('button', { name: new RegExp(`${name}$`) }))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
const name = (title: string) => page.getByRole('dialog', { name: title }).getByRole('textbox')

describe('the positions of a company', () => {
  it('E09 are listed with how many people have each', async () => {
    await shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Munkakörök' })).toBeVisible()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^asztalos2/),
      expect.stringMatching(/^lakatos0/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('E09 are added, and refused at the name', async () => {
    refuse(addPosition, 422, 'Nézd át', { name: ['Már van ilyen nevű munkakör.'] })
    await shown()
    await press('Új munkakör')
    await userEvent.fill(name('Új munkakör'), 'lakatos')
    await press('Létrehozás')
    await expect.element(name('Új munkakör')).toHaveAccessibleDescription('Már van ilyen nevű munkakör.')
    answer(addPosition, () => ({ data: { id: 'new', name: 'ács' } }))
    await userEvent.fill(name('Új munkakör'), 'ács')
    await press('Létrehozás')
    await expect.poll(told).toEqual(['Munkakör létrehozva: ács'])
  })

  it('E09 are renamed for everybody who has them', async () => {
    answer(changePosition, () => ({ data: { ...carpenter, name: 'műbútorasztalos' } }))
    await shown()
    await act('asztalos', 'Átnevezés')
    const field = name('Munkakör átnevezése: asztalos')
    await expect.element(field).toHaveAccessibleDescription('2 munkatárs profilján is ez lesz az új név.')
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    await userEvent.fill(field, 'műbútorasztalos')
    await press('Mentés')
    await expect.poll(told).toEqual(['Munkakör átnevezve: műbútorasztalos'])
    expect(askedOf(changePosition)).toEqual([{ path: { id: 'carpenter' }, body: { name: 'műbútorasztalos' } }])
  })

  it('E09 are deleted after a question that names whom it concerns', async () => {
    answer(removePosition, () => ({}))
    await shown()
    await act('asztalos', 'Törlés')
    const question = page.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent(/2 munkatárs munkakör nélkül marad:Kis Anna, Kis Béla/)
    await userEvent.click(question.getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Munkakör törölve: asztalos'])
    expect(askedOf(removePosition)).toEqual([{ path: { id: 'carpenter' } }])
  })

  it('say that they could not be loaded', async () => {
    refuse(listPositions, 500, 'Hiba történt')
    showFresh(<PositionsPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/A munkaköröket nem sikerült betölteni\./)
    answer(listPositions, () => ({ data: [] }))
    await press('Újratöltés')
    await expect.element(page.getByText('Még nincsenek munkakörök.')).toBeVisible()
  })
})

describe('the name of a position', () => {
  it.each([
    ['', 'Ezt töltsd ki.'],
    ['x'.repeat(81), 'Legfeljebb 80 karakter.'],
  ])('is refused before it is sent where it is %j', async (typed, sentence) => {
    await shown()
    await press('Új munkakör')
    await userEvent.fill(name('Új munkakör'), typed)
    await press('Létrehozás')
    await expect.element(name('Új munkakör')).toHaveAccessibleDescription(sentence)
    await expect.element(name('Új munkakör')).toHaveFocus()
    expect(askedOf(addPosition)).toEqual([])
  })

  it('may be as long as eighty letters without the table scrolling sideways', async () => {
    answer(listPositions, () => ({ data: [carpenter, { id: 'long', name: 'munkavédelmi'.repeat(6) + 'felelős!' }] }))
    await shown()
    await expect.element(page.getByRole('row', { name: /felelős!/ })).toBeVisible()
    const scroller = page.getByRole('table').element().parentElement!
    expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
  })

  it('is said as it was typed, whatever signs it has', async () => {
    answer(addPosition, () => ({ data: { id: 'new', name: '' } }))
    await shown()
    await press('Új munkakör')
    await userEvent.fill(name('Új munkakör'), ' K+F & <minőség> ')
    await press('Létrehozás')
    await expect.poll(told).toEqual(['Munkakör létrehozva: K+F & <minőség>'])
    expect(askedOf(addPosition)).toEqual([{ body: { name: 'K+F & <minőség>' } }])
  })

  it('stays the one before where another position has the new one, and nobody is shown with it', async () => {
    refuse(changePosition, 422, 'Nézd át', { name: ['Már van ilyen nevű munkakör.'] })
    await shown()
    await act('asztalos', 'Átnevezés')
    const field = name('Munkakör átnevezése: asztalos')
    await expect.element(field).toHaveValue('asztalos')
    await userEvent.fill(field, 'lakatos')
    await press('Mentés')
    await expect.element(field).toHaveAccessibleDescription('Már van ilyen nevű munkakör.')
    expect(told()).toEqual([])
    await userEvent.fill(field, 'asztalos')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('row', { name: /asztalos/ })).toMatchTextContent(/asztalos2/)
  })

  it('concerns nobody where nobody has the position, and says nothing of them', async () => {
    await shown()
    await act('lakatos', 'Átnevezés')
    await expect.element(name('Munkakör átnevezése: lakatos')).toHaveAccessibleDescription('')
  })
})

describe('the people of a position', () => {
  const row = (position: string) => page.getByRole('row', { name: new RegExp(position) })

  it('are counted under the new name at once, and until the last of them has it', async () => {
    const reply = answerLater(changePosition)
    await shown()
    await act('asztalos', 'Átnevezés')
    await userEvent.fill(name('Munkakör átnevezése: asztalos'), 'faműves')
    await press('Mentés')
    await expect.element(row('faműves')).toMatchTextContent(/faműves2/)
    await expect.element(row('asztalos')).not.toBeInTheDocument()
    answer(listPositions, () => ({ data: [{ ...carpenter, name: 'faműves' }] }))
    reply.resolve({ data: { ...carpenter, name: 'faműves' } })
    await expect.element(page.getByText(/2 munkatárs munkaköre még frissül\./)).toBeVisible()
    expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
    answer(people.listPeople, () => ({ data: [{ ...anna, position: 'faműves' }] }))
    await expect.element(row('faműves')).toMatchTextContent(/faműves1/)
    await expect.element(page.getByText(/még frissül/)).not.toBeInTheDocument()
  })

  it('are not said to be none while they are not known, and the deletion says so', async () => {
    refuse(people.listPeople, 500, 'Hiba történt')
    await shown()
    await expect.element(row('asztalos')).toMatchTextContent(/^asztalos$/)
    await act('asztalos', 'Törlés')
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText('Most nem tudjuk megmutatni, kinek van ez a munkaköre.')).toBeVisible()
    await expect.element(question.getByText('Senkinek sincs ez a munkaköre.')).not.toBeInTheDocument()
  })

  it('are named as they are when the question is asked, not when the page was opened', async () => {
    await shown()
    answer(people.listPeople, () => ({ data: [anna, { ...anna, id: 'gergo', first_name: 'Gergő' }] }))
    await act('asztalos', 'Törlés')
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Kis Anna, Kis Gergő/)
  })

  it('keep it where the deletion is refused, or thought better of', async () => {
    refuse(removePosition, 403, 'Nincs jogosultságod ehhez.')
    await shown()
    await act('lakatos', 'Törlés')
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText('Senkinek sincs ez a munkaköre.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(askedOf(removePosition)).toEqual([])
    await act('lakatos', 'Törlés')
    await userEvent.click(question.getByRole('button', { name: 'Törlés' }))
    await expect.poll(told).toEqual(['Nincs jogosultságod ehhez.'])
    await expect.element(row('lakatos')).toBeVisible()
  })
})
