import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { NewerValue } from './newer-value.tsx'
import { useNewer } from './use-newer.ts'

const fields = [
  { label: 'Név', mine: 'Segítő', theirs: 'Támogató' },
  { label: 'Áfa', mine: '27', theirs: '27' },
  { label: 'Megjegyzés', mine: 'igen', theirs: '' },
]
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe('what somebody else has changed meanwhile', () => {
  it('is shown field by field where it differs, with both ways out', async () => {
    operatorIn()
    const [take, keep] = [vi.fn(), vi.fn()]
    showFresh(<NewerValue fields={fields} onTake={take} onKeep={keep} />)
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.element().textContent).toMatch(/NévTámogatóMegjegyzésnincs/)
    await expect.element(alert).toHaveFocus()
    expect(alert.element().textContent).not.toContain('Áfa')
    expect(await axeOfElement()).toEqual([])
    await press('Az új értékek átvétele')
    await press('Mentés az enyémmel')
    expect([take.mock.calls.length, keep.mock.calls.length]).toEqual([1, 1])
  })
})

/** A form that was opened on the first version, and is refused with a status. */
function Typed({ status }: { status: number }) {
  const [now, setNow] = useState({ version: 1 })
  const { newer, noticing } = useNewer(now, 1)
  const [said, say] = useState('')
  const send = async () => {
    setNow({ version: 2 })
    throw new ApiError(status, { success: 0, code: 'conflict', message: 'Nem' })
  }
  return (
    <>
      <Button onPress={() => void noticing(send).catch((error: ApiError) => say(error.message))}>Mentés</Button>
      <p>{newer ? `most ${newer.version}` : 'nincs újabb'}</p>
      <p>{said}</p>
    </>
  )
}

describe('a refusal', () => {
  it('brings what is newer where it was refused for that', async () => {
    showFresh(<Typed status={409} />)
    await expect.element(page.getByText('nincs újabb')).toBeVisible()
    await press('Mentés')
    await expect.element(page.getByText('most 2')).toBeVisible()
  })

  it('brings nothing where it was refused for another reason', async () => {
    showFresh(<Typed status={422} />)
    await press('Mentés')
    await expect.element(page.getByText('nincs újabb')).toBeVisible()
    await expect.element(page.getByText('Nem', { exact: true })).toBeVisible()
  })

  it('says that somebody else has deleted it where it is gone', async () => {
    showFresh(<Typed status={404} />)
    await press('Mentés')
    await expect.element(page.getByText(/Közben valaki más törölte/)).toBeVisible()
    await expect.element(page.getByText('nincs újabb')).toBeVisible()
  })
})
