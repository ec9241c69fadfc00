import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater, asked, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { useApi } from '#web/api/use-api.ts'
import { freshCompany } from '../company.test-support.ts'
import { waitingInput } from '../waiting-input.ts'
import { withDecidedRows } from './decided-rows.ts'
import { useDeciding } from './use-deciding.ts'

const days = ['2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01']
const waiting = days.map((day, n) => request({ id: `w${n}`, from_date: day, to_date: day }))

function Rows() {
  const all = useApi(leave.listWaiting, waitingInput).data?.data ?? []
  const { decided, decide, undo } = useDeciding(all)
  const rows = withDecidedRows(all, decided)
  return (
    <>
      <p>{rows.map(({ request: { id }, outcome }) => (outcome ? `${id} ${outcome}` : id)).join(', ')}</p>
      <button type="button" onClick={() => void decide(all, 'approved')}>
        Mind
      </button>
      {waiting.map(one => (
        <span key={one.id}>
          <button type="button" onClick={() => void decide([one], 'approved')}>{`Igen ${one.id}`}</button>
          <button type="button" onClick={() => void decide([one], 'denied', 'Nem')}>{`Nem ${one.id}`}</button>
          <button type="button" onClick={() => void undo(one)}>{`Vissza ${one.id}`}</button>
        </span>
      ))}
    </>
  )
}

/** The server's list, without what it has decided. */
function office() {
  const open = new Set(waiting.map(({ id }) => id))
  const data = () => waiting.filter(({ id }) => open.has(id))
  answer(leave.listWaiting, () => ({ data: data(), total: open.size }))
  const decides = ({ path: { id } }: { path: { id: string } }) => {
    open.delete(id)
    return { data: waiting.find(one => one.id === id)! }
  }
  answer(leave.approveLeave, decides as never)
  answer(leave.denyLeave, decides as never)
  answer(leave.undoDecision, ({ path: { id } }: { path: { id: string } }) => {
    open.add(id)
    return { data: waiting.find(one => one.id === id)! }
  })
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const rows = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

beforeEach(async () => {
  freshCompany({ is_approver: true })
  office()
  show(<Rows />)
  await rows('w0, w1, w2, w3')
})

describe('rows that are decided one after the other', () => {
  it('stay where they are, in whichever order they are decided', async () => {
    await press('Igen w0')
    await rows('w0 approved, w1, w2, w3')
    await press('Nem w1')
    await rows('w0 approved, w1 denied, w2, w3')
    await press('Igen w3')
    await rows('w0 approved, w1 denied, w2, w3 approved')
    await press('Igen w2')
    await rows('w0 approved, w1 denied, w2 approved, w3 approved')
  })

  it('wait again at their place when the decision is undone', async () => {
    await press('Igen w1')
    await press('Igen w2')
    await rows('w0, w1 approved, w2 approved, w3')
    await press('Vissza w1')
    await rows('w0, w1, w2 approved, w3')
    expect(asked.map(({ route }) => route)).toContain('POST /day-off/undo/{id}')
  })
})

it('shows a decision at once, and still once the reply to it has come', async () => {
  const reply = answerLater(leave.approveLeave)
  await press('Igen w2')
  await rows('w0, w1, w2 approved, w3')
  reply.resolve({ data: waiting[2]! })
  await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
  await rows('w0, w1, w2 approved, w3')
})
