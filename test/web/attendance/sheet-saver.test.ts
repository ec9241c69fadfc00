import { describe, expect, it } from 'vitest'
import type { Said } from '#shared/attendance/corrected.ts'
import { ApiError } from '#shared/contract/client.ts'
import { sheetSaver, type UnsavedDays } from '#web/attendance/sheet/sheet-saver.ts'

const error = (status: number, message: string) => new ApiError(status, { success: 0, code: 'invalid', message })
const settled = () => new Promise(resolve => setTimeout(resolve))

/** A saver whose server answers when the test says so. */
function opened(before: UnsavedDays = new Map()) {
  const sent: { date: string; said: Said; answer: (failure?: Error) => void }[] = []
  const kept: UnsavedDays[] = []
  const saver = sheetSaver(
    {
      send: (date, said) =>
        new Promise((resolve, reject) =>
          sent.push({ date, said, answer: failure => (failure ? reject(failure) : resolve()) }),
        ),
      keep: days => kept.push(days),
      now: () => 1_795_000_000_500,
    },
    before,
  )
  const answer = async (failure?: Error) => {
    sent.at(-1)!.answer(failure)
    await settled()
  }
  return { saver, sent, kept, answer, unsaved: () => [...saver.current().days] }
}

describe('R16 the corrections of a sheet', () => {
  it('are saved one after the other, a day with all that was typed of it', async () => {
    const { saver, sent, answer, unsaved } = opened()
    saver.save([{ date: '2026-11-02', said: { start: '07:00' } }])
    saver.save([{ date: '2026-11-03', said: { end: '17:00' } }])
    saver.save([{ date: '2026-11-03', said: { note: 'x' } }])
    expect(sent.map(({ date }) => date)).toEqual(['2026-11-02'])
    expect(saver.current().isSending).toBe(true)
    await answer()
    expect(sent.at(-1)).toMatchObject({ date: '2026-11-03', said: { end: '17:00', note: 'x' } })
    await answer()
    expect(unsaved()).toEqual([])
    expect(saver.current().isSending).toBe(false)
  })

  it('say when something was saved last, and nothing of what was not', async () => {
    const { saver, answer } = opened()
    saver.save([{ date: '2026-11-02', said: { start: '07:00' } }])
    await answer(error(503, 'Most nem'))
    expect(saver.current().savedAt).toBeUndefined()
    saver.retry()
    await answer()
    expect(saver.current().savedAt).toBe(1_795_000_000)
  })

  it('are sent again with what was typed while they were being saved, and with nothing else', async () => {
    const { saver, sent, answer, unsaved } = opened()
    saver.save([{ date: '2026-11-02', said: { start: '07:00' } }])
    saver.save([{ date: '2026-11-02', said: { start: '07:30', note: 'x' } }])
    await answer()
    expect(sent.at(-1)!.said).toEqual({ start: '07:30', note: 'x' })
    await answer()
    expect(unsaved()).toEqual([])
  })

  it('stay where one is refused, with the reason, and the next is saved all the same', async () => {
    const { saver, sent, kept, answer, unsaved } = opened()
    saver.save([
      { date: '2026-11-02', said: { start: '07:00' } },
      { date: '2026-11-03', said: { start: '07:00' } },
    ])
    await answer(error(409, 'Már le van adva.'))
    expect(sent).toHaveLength(2)
    await answer()
    const refused = ['2026-11-02', { said: { start: '07:00' }, error: 'Már le van adva.' }]
    expect(unsaved()).toEqual([refused])
    expect([...kept.at(-1)!]).toEqual([refused])
    saver.discard('2026-11-02')
    expect(unsaved()).toEqual([])
  })

  it('all stay where the server is not reached, until it is tried again', async () => {
    const { saver, sent, answer, unsaved } = opened()
    saver.save([
      { date: '2026-11-02', said: { start: '07:00' } },
      { date: '2026-11-03', said: { start: '07:00' } },
    ])
    await answer(error(0, 'Nincs kapcsolat.'))
    expect(sent).toHaveLength(1)
    expect(unsaved()).toHaveLength(2)
    expect(saver.current().isSending).toBe(false)
    saver.retry()
    await answer()
    await answer()
    expect(unsaved()).toEqual([])
  })

  it('are tried once more where something else was typed while they were refused', async () => {
    const { saver, sent, answer, unsaved } = opened()
    saver.save([{ date: '2026-11-02', said: { note: 'x' } }])
    saver.save([{ date: '2026-11-02', said: { note: 'y' } }])
    await answer(error(422, 'Hibás.'))
    expect(sent.map(({ said }) => said)).toEqual([{ note: 'x' }, { note: 'y' }])
    await answer()
    expect(unsaved()).toEqual([])
  })

  it('tell whoever watches, and continue from what was kept', async () => {
    const { saver, sent, answer } = opened(new Map([['2026-11-02', { said: { note: 'x' } }]]))
    let told = 0
    const stop = saver.subscribe(() => (told += 1))
    saver.retry()
    expect(sent).toHaveLength(1)
    await answer()
    expect(told).toBeGreaterThan(2)
    stop()
    const before = told
    saver.discard('2026-11-02')
    expect(told).toBe(before)
  })
})
