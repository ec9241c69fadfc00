import { describe, expect, it } from 'vitest'
import { addressPressed, pushed } from '#web/app/service-worker/pushed.ts'

const origin = 'https://szabi.example'
const message = {
  title: 'Kis Anna szabadságot kért',
  body: 'dec. 14–16.',
  tag: 'event',
  language: 'hu',
  address: `${origin}/hu/dashboard?request=r`,
  actions: [
    { title: 'Jóváhagyás', address: `${origin}/hu/decide?token=a` },
    { title: 'Elutasítás', address: `${origin}/hu/decide?token=d` },
  ],
}

describe('what is pushed', () => {
  it('is shown with its words, once for an event, and a button for each thing that can be done', () => {
    const { title, options } = pushed(message, 'Szabi')
    expect(title).toBe(message.title)
    expect(options).toMatchObject({ body: message.body, tag: 'event', lang: 'hu' })
    expect(options.actions).toEqual([
      { action: '0', title: 'Jóváhagyás' },
      { action: '1', title: 'Elutasítás' },
    ])
  })

  it.each([undefined, null, 'text', 7, {}, { actions: 'none' }, { actions: [null, 7] }, { title: 5 }])(
    'shows that there is news where %j is not understood',
    strange => {
      expect(pushed(strange, 'Szabi')).toMatchObject({
        title: 'Szabi',
        options: { data: { address: '/notifications' } },
      })
    },
  )

  it('opens what was pressed', () => {
    const { data } = pushed(message, 'Szabi').options
    expect(addressPressed('', data, origin)).toBe(message.address)
    expect(addressPressed('0', data, origin)).toBe(message.actions[0]!.address)
    expect(addressPressed('1', data, origin)).toBe(message.actions[1]!.address)
  })

  it('opens no page of somebody else, and the page of notifications where there is none', () => {
    expect(addressPressed('', { address: 'https://example.hu/x', addresses: [] }, origin)).toBe(
      `${origin}/notifications`,
    )
    expect(addressPressed('7', pushed(message, 'Szabi').options.data, origin)).toBe(message.address)
    expect(addressPressed('', undefined, origin)).toBe(`${origin}/notifications`)
  })
})
