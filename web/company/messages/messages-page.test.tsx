import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { listMessages } from '#shared/notifications/contract/list-messages.ts'
import type { MessageView } from '#shared/notifications/contract/message-view.ts'
import { sendMessage } from '#shared/notifications/contract/send-message.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { MessagesPage } from './messages-page.tsx'

const message = (id: string, over: Partial<MessageView> = {}): MessageView => ({
  id,
  message: 'Holnap áramszünet lesz.',
  audience: 'everybody',
  group_id: null,
  user_ids: [],
  sent_by: 'anna',
  created_at: Date.parse('2026-11-19T09:00:00Z') / 1000,
  total: 12,
  seen: 3,
  ...over,
})

beforeEach(() => {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(people.listPeople, () => ({
    data: [listed('anna', 'Kis Anna', { group_id: 'g' }), listed('bela', 'Nagy Béla')],
  }))
  answer(listGroups, () => ({ data: [{ id: 'g', name: 'Műhely', member_ids: ['anna'] }] }))
  answer(listMessages, () => ({
    data: [
      message('1'),
      message('2', { audience: 'group', group_id: 'g', total: 1, seen: 0 }),
      message('3', { audience: 'group', group_id: 'gone', total: 2 }),
      message('4', { audience: 'people', user_ids: ['bela'], total: 1, seen: 1, sent_by: 'gone' }),
    ],
  }))
})

async function shown() {
  showFresh(<MessagesPage />)
  await expect.element(page.getByRole('row', { name: /Műhely/ })).toBeVisible()
}

const dialog = () => page.getByRole('dialog', { name: 'Új üzenet' })
const text = () => dialog().getByRole('textbox', { name: /^Üzenet/ })
async function opened() {
  await shown()
  await userEvent.click(page.getByRole('button', { name: 'Új üzenet' }))
  await expect.element(dialog()).toBeVisible()
}
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))

describe('the messages of administrators', () => {
  it('V09 are listed with whom they went to, and how many have seen them', async () => {
    await shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Üzenetek' })).toBeVisible()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Holnap áramszünet lesz\.Mindenki.*3 \/ 12$/),
      expect.stringMatching(/Műhely.*0 \/ 1$/),
      expect.stringMatching(/Törölt csoport/),
      expect.stringMatching(/1 munkatárs.*1 \/ 1$/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('V09 are not sent empty', async () => {
    await opened()
    await press('Küldés')
    await expect.element(text()).toHaveAccessibleDescription(/Írd meg az üzenetet\./)
    expect(askedOf(sendMessage)).toEqual([])
    expect(await axeOfElement(dialog().element())).toEqual([])
  })

  it('are shown as they will look, and sent to everybody once', async () => {
    answer(sendMessage, ({ body }) => ({ data: message('5', { message: body.message, total: 12 }) }))
    await opened()
    const preview = dialog().getByRole('region', { name: 'Így jelenik meg' })
    await expect.element(preview).toMatchTextContent(/Itt látod, amit írsz\./)
    await userEvent.fill(text(), 'Pénteken korábban zárunk.')
    await expect.element(preview).toMatchTextContent(/Pénteken korábban zárunk\./)
    await press('Küldés')
    await expect.poll(told).toEqual(['Üzenet elküldve 12 munkatársnak.'])
    expect(askedOf(sendMessage)).toMatchObject([
      { body: { message: 'Pénteken korábban zárunk.', audience: 'everybody' } },
    ])
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('go to a group, which is asked for', async () => {
    refuse(sendMessage, 422, 'Nézd át', { group_id: ['Ezt töltsd ki.'] })
    await opened()
    await userEvent.fill(text(), 'Szia!')
    await userEvent.click(dialog().getByText('Csoport'))
    await press('Küldés')
    await expect.element(dialog().getByText('Ezt töltsd ki.')).toBeVisible()
    answer(sendMessage, () => ({ data: message('5', { total: 1 }) }))
    await userEvent.click(dialog().getByRole('button', { name: /Csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Műhely' }))
    await press('Küldés')
    await expect.poll(told).toEqual(['Üzenet elküldve 1 munkatársnak.'])
    expect(askedOf(sendMessage).at(-1)).toMatchObject({ body: { audience: 'group', group_id: 'g' } })
  })

  it('go to people who are picked', async () => {
    answer(sendMessage, () => ({ data: message('5', { total: 1 }) }))
    await opened()
    await userEvent.fill(text(), 'Szia!')
    await userEvent.click(dialog().getByText('Munkatársak'))
    await userEvent.click(dialog().getByRole('combobox'))
    await userEvent.click(page.getByRole('option', { name: /Nagy Béla/ }))
    await userEvent.keyboard('{Escape}')
    await press('Küldés')
    await expect.poll(() => askedOf(sendMessage)).toMatchObject([{ body: { audience: 'people', user_ids: ['bela'] } }])
  })

  it('say that they could not be loaded, and that there are none', async () => {
    refuse(listMessages, 500, 'Hiba történt')
    showFresh(<MessagesPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Az üzeneteket nem sikerült betölteni\./)
    answer(listMessages, () => ({ data: [] }))
    await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
    await expect.element(page.getByText('Még nem írt senki üzenetet.')).toBeVisible()
  })
})
