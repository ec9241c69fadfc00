import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater, askedOf, refuse, retryKeysOf } from './fake-api.test-support.ts'
import { showFresh } from './show-fresh.test-support.tsx'
import { useApi } from './use-api.ts'
import { optimistic } from './optimistic.ts'
import { useChange } from './use-change.ts'

const withoutAll = optimistic(leave.listWaiting, reply => ({ ...reply, data: [], total: 0 }))

/** Two forms of one reading, and a change of what they show. */
function Page() {
  const all = useApi(leave.listWaiting, { query: { limit: '-1' } })
  const first = useApi(leave.listWaiting, { query: { limit: '1' } })
  const { change, isChanging } = useChange(leave.approveLeave)
  const approve = () => void change({ path: { id: 'r1' } }, { optimistic: [withoutAll] }).catch(() => undefined)
  return (
    <>
      <output aria-label="all">{all.data?.total}</output>
      <output aria-label="first">{first.data?.total}</output>
      <button type="button" onClick={approve}>
        {isChanging ? 'Changing' : 'Approve'}
      </button>
    </>
  )
}

const all = page.getByLabelText('all')
const first = page.getByLabelText('first')
const approve = page.getByRole('button')

async function shown() {
  answer(leave.listWaiting, ({ query }) => ({ data: [request()], total: query?.limit === '1' ? 1 : 3 }))
  showFresh(<Page />)
  await expect.element(all).toHaveTextContent('3')
  await expect.element(first).toHaveTextContent('1')
}

beforeEach(shown)

describe('a change with an optimistic update', () => {
  it('X04 shows it in every form of the reading before the server has replied, and reads again afterwards', async () => {
    const reply = answerLater(leave.approveLeave)
    await userEvent.click(approve)
    await expect.element(all).toHaveTextContent('0')
    await expect.element(first).toHaveTextContent('0')
    await expect.element(approve).toHaveTextContent('Changing')
    const before = askedOf(leave.listWaiting).length
    answer(leave.listWaiting, () => ({ data: [], total: 2 }))
    reply.resolve({ data: request() })
    await expect.element(all).toHaveTextContent('2')
    await expect.element(approve).toHaveTextContent('Approve')
    expect(askedOf(leave.listWaiting).length).toBe(before + 2)
  })

  it('never shows the reply of the change as if it were the reading', async () => {
    const reply = answerLater(leave.approveLeave)
    await userEvent.click(approve)
    await expect.element(all).toHaveTextContent('0')
    const readAgain = answerLater(leave.listWaiting)
    reply.resolve({ data: [], total: 99 })
    await expect.element(approve).toHaveTextContent('Approve')
    await expect.element(all).toHaveTextContent('0')
    readAgain.resolve({ data: [], total: 2 })
    await expect.element(all).toHaveTextContent('2')
  })

  it('rolls it back where the server refuses, and does not read again what nobody else has changed', async () => {
    refuse(leave.approveLeave, 422, 'Nem megy.')
    const before = askedOf(leave.listWaiting).length
    await userEvent.click(approve)
    await expect.element(approve).toHaveTextContent('Approve')
    await expect.element(all).toHaveTextContent('3')
    await expect.element(first).toHaveTextContent('1')
    expect(askedOf(leave.listWaiting).length).toBe(before)
  })

  it('X02 reads again where somebody else was quicker', async () => {
    refuse(leave.approveLeave, 409, 'Valaki más már döntött.')
    answer(leave.listWaiting, () => ({ data: [], total: 2 }))
    await userEvent.click(approve)
    await expect.element(all).toHaveTextContent('2')
  })
})

describe('the idempotency key of a change', () => {
  it('is the same after a lost connection, and a new one after a reply', async () => {
    refuse(leave.approveLeave, 0, 'Nincs hálózat.')
    await userEvent.click(approve)
    await expect.poll(() => retryKeysOf(leave.approveLeave).length).toBe(1)
    await expect.element(approve).toHaveTextContent('Approve')
    answer(leave.approveLeave, () => ({ data: request() }))
    await userEvent.click(approve)
    await expect.poll(() => retryKeysOf(leave.approveLeave).length).toBe(2)
    await expect.element(approve).toHaveTextContent('Approve')
    await userEvent.click(approve)
    await expect.poll(() => retryKeysOf(leave.approveLeave).length).toBe(3)
    const [lost, repeated, next] = retryKeysOf(leave.approveLeave)
    expect(repeated).toBe(lost)
    expect(next).not.toBe(lost)
  })

  it('is a new one after a refusal, which was a reply too', async () => {
    refuse(leave.approveLeave, 422, 'Nem megy.')
    await userEvent.click(approve)
    await expect.poll(() => retryKeysOf(leave.approveLeave).length).toBe(1)
    await expect.element(approve).toHaveTextContent('Approve')
    await userEvent.click(approve)
    await expect.poll(() => retryKeysOf(leave.approveLeave).length).toBe(2)
    const [refused, next] = retryKeysOf(leave.approveLeave)
    expect(next).not.toBe(refused)
  })
})
