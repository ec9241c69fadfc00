import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mutate } from 'swr'
import { people } from '#shared/people/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { signedIn } from '#test/web/people/support.ts'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { show, unshow } from '#web/ui/show.test-support.tsx'
import { answer, answerLater, askedOf } from '../fake-api.test-support.ts'
import { showFresh } from '../show-fresh.test-support.tsx'
import { keyOf } from '../use-api.ts'
import { draftNameOf } from './draft-name.ts'
import { kept } from './drafts.test-support.ts'
import { DraftsContext } from './drafts-context.ts'
import { useDraftedForm } from './use-drafted-form.ts'

interface NoteProps {
  about?: string
  known?: { text: string; place: string; secret: string }
  given?: { place: string }
  isGuest?: boolean
  /** Resolves when the server has saved. */
  send?: () => Promise<unknown>
}

const nothing = { text: '', place: '', secret: '' }

/** How often the form as a whole was drawn. */
let drawn = 0

function Note({ about = 'note', known = nothing, given, isGuest = false, send = async () => undefined }: NoteProps) {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    drawn += 1
  })
  const { form, isDirty, isContinued, discard, settle, finish } = useDraftedForm({
    name: about,
    known,
    given,
    isGuest,
    unkept: ['secret'],
  })
  const save = form.handleSubmit(async values => {
    await send()
    settle(values)
  })
  const finishing = form.handleSubmit(async () => {
    await send()
    finish()
    setSent(true)
  })
  return (
    <form onSubmit={save}>
      <FormTextField control={form.control} name="text" label="Szöveg" />
      <FormTextField control={form.control} name="place" label="Hely" />
      <FormTextField control={form.control} name="secret" label="Titok" />
      <output>
        {[isDirty && 'módosítva', isContinued && 'folytatva', isSent && 'elküldve'].filter(Boolean).join()}
      </output>
      <button type="submit">Mentés</button>
      <button type="button" onClick={() => void finishing()}>
        Küldés
      </button>
      <button type="button" onClick={discard}>
        Elvetés
      </button>
    </form>
  )
}

const text = page.getByLabelText('Szöveg')
const place = page.getByLabelText('Hely')
const state = page.getByRole('status')
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

const anna = signedIn({ id: 'anna' })
const of = (me: CurrentUser, about = 'note') => draftNameOf(me, about)
const becomes = (me: CurrentUser) => mutate(keyOf(people.showMe), { data: me }, { revalidate: false })
const annaIn2 = signedIn({ id: 'anna', selected_company: { ...anna.selected_company!, id: 'c2' } })

beforeEach(() => answer(people.showMe, () => ({ data: anna })))

describe('D1 the draft of a form', () => {
  it('is kept as somebody types, without what is never kept, and is gone once all is as it was', async () => {
    showFresh(<Note />)
    await userEvent.fill(text, 'a')
    await userEvent.fill(page.getByLabelText('Titok'), 'Szabi2026')
    await expect.poll(() => kept.get(of(anna))).toEqual({ text: 'a', place: '' })
    await userEvent.fill(page.getByLabelText('Titok'), '')
    await userEvent.fill(text, '')
    await expect.poll(() => [...kept]).toEqual([])
  })

  it('draws nothing but the field for a letter, beyond the first', async () => {
    showFresh(<Note />)
    await userEvent.fill(text, 'a')
    await expect.element(state).toHaveTextContent('módosítva')
    await expect.poll(() => kept.get(of(anna))).toMatchObject({ text: 'a' })
    const before = drawn
    await userEvent.fill(text, 'ab')
    await expect.poll(() => kept.get(of(anna))).toMatchObject({ text: 'ab' })
    expect(drawn).toBe(before)
  })

  it.each([
    ['page', () => dispatchEvent(new Event('pagehide'))],
    ['form', unshow],
  ])('is kept at once where the %s is left before the letter is drawn', async (_, leave) => {
    showFresh(<Note />)
    await userEvent.fill(text, 'a')
    await expect.poll(() => kept.get(of(anna))).toMatchObject({ text: 'a' })
    const field = text.element() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'ab')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(kept.get(of(anna))).toMatchObject({ text: 'a' })
    leave()
    expect(kept.get(of(anna))).toMatchObject({ text: 'ab' })
  })

  it('stands in the form again, which says so, until it is discarded', async () => {
    kept.set(of(anna), { text: 'tegnapi' })
    showFresh(<Note known={{ ...nothing, place: 'Győr' }} />)
    await expect.element(text).toHaveValue('tegnapi')
    await expect.element(place).toHaveValue('Győr')
    await expect.element(state).toHaveTextContent('módosítva,folytatva')
    await press('Elvetés')
    await expect.element(text).toHaveValue('')
    await expect.element(state).toMatchTextContent(/^$/)
    expect([...kept]).toEqual([])
  })

  it('gives way to what the form was opened with, and keeps the rest', async () => {
    kept.set(of(anna), { text: 'tegnapi', place: 'Pécs' })
    showFresh(<Note given={{ place: 'Eger' }} known={{ ...nothing, place: 'Eger' }} />)
    await expect.element(text).toHaveValue('tegnapi')
    await expect.element(place).toHaveValue('Eger')
    await expect.poll(() => kept.get(of(anna))).toEqual({ text: 'tegnapi', place: 'Eger' })
  })

  it.each([
    ['is of another release', { title: 'x', text: ['a'] }],
    ['cannot be read', 'x'],
  ])('is left out where it %s', async (_, old) => {
    kept.set(of(anna), old)
    showFresh(<Note known={{ ...nothing, text: 'mostani' }} />)
    await expect.element(text).toHaveValue('mostani')
    await userEvent.fill(place, 'Vác')
    await expect.poll(() => kept.get(of(anna))).toEqual({ text: 'mostani', place: 'Vác' })
    await expect.element(state).toMatchTextContent(/^módosítva$/)
  })

  it('is of another thing where the form is about another, which follows what is known of it', async () => {
    kept.set(of(anna, 'note.2'), { place: 'Pécs' })
    function Turning() {
      const [about, turn] = useState('note.1')
      return (
        <>
          <button onClick={() => turn('note.2')}>Másik</button>
          <Note about={about} known={{ ...nothing, text: `${about} szövege` }} />
        </>
      )
    }
    showFresh(<Turning />)
    await expect.element(text).toHaveValue('note.1 szövege')
    await userEvent.fill(text, 'az elsőé')
    await expect.poll(() => kept.get(of(anna, 'note.1'))).toMatchObject({ text: 'az elsőé' })
    await press('Másik')
    await expect.element(text).toHaveValue('note.2 szövege')
    await expect.element(place).toHaveValue('Pécs')
    expect(kept.get(of(anna, 'note.1'))).toMatchObject({ text: 'az elsőé' })
    await expect.poll(() => kept.get(of(anna, 'note.2'))).toMatchObject({ text: 'note.2 szövege', place: 'Pécs' })
  })

  it.each([
    ['another person signs in', signedIn({ id: 'bence' })],
    ['another company of the same person opens', annaIn2],
  ])('is not seen and not kept where %s while the form is open', async (_, next) => {
    showFresh(<Note />)
    await userEvent.fill(text, 'Annáé')
    await expect.poll(() => kept.get(of(anna))).toMatchObject({ text: 'Annáé' })
    await becomes(next)
    await expect.element(text).toHaveValue('')
    expect([...kept.keys()]).toEqual([of(anna)])
    await userEvent.fill(text, 'az övé')
    await expect.poll(() => kept.get(of(next))).toMatchObject({ text: 'az övé' })
    expect(kept.get(of(anna))).toMatchObject({ text: 'Annáé' })
  })

  it('goes on where its owner founds a company, and is gone from both places once it is sent', async () => {
    const founder = { ...anna, selected_company: null }
    answer(people.showMe, () => ({ data: founder }))
    showFresh(<Note />)
    await userEvent.fill(text, 'Kék Tó')
    await expect.poll(() => kept.get(of(founder))).toMatchObject({ text: 'Kék Tó' })
    await becomes(anna)
    await expect.poll(() => kept.get(of(anna))).toMatchObject({ text: 'Kék Tó' })
    await expect.element(text).toHaveValue('Kék Tó')
    await press('Küldés')
    await expect.element(state).toMatchTextContent(/elküldve/)
    expect([...kept]).toEqual([])
  })

  it('waits until it is known whose it is, and nobody is asked for a guest', async () => {
    const me = answerLater(people.showMe)
    kept.set(of(anna), { text: 'tegnapi' })
    showFresh(<Note />)
    await userEvent.fill(place, 'Vác')
    expect([...kept.keys()]).toEqual([of(anna)])
    me.resolve({ data: anna })
    await expect.element(text).toHaveValue('tegnapi')
    await expect.element(place).toHaveValue('Vác')
    unshow()
    const before = askedOf(people.showMe).length
    showFresh(<Note isGuest />)
    await userEvent.fill(text, 'vendég')
    await expect.poll(() => kept.get(draftNameOf(undefined, 'note'))).toMatchObject({ text: 'vendég' })
    expect(askedOf(people.showMe)).toHaveLength(before)
  })

  it('keeps what was typed while it was being saved, to be saved next', async () => {
    const saved = Promise.withResolvers<void>()
    showFresh(<Note send={() => saved.promise} />)
    await userEvent.fill(text, 'elküldött')
    await press('Mentés')
    await userEvent.fill(place, 'közben')
    saved.resolve()
    await expect.poll(() => kept.get(of(anna))).toEqual({ text: 'elküldött', place: 'közben' })
    await expect.element(state).toHaveTextContent('módosítva')
    await press('Mentés')
    await expect.element(state).toMatchTextContent(/^$/)
    await expect.element(place).toHaveValue('közben')
    expect([...kept]).toEqual([])
  })

  it('is not lost where it could not be sent', async () => {
    showFresh(<Note send={() => Promise.reject(new Error('no network'))} />)
    await userEvent.fill(text, 'fontos')
    const failed = new Promise<void>(resolve => {
      addEventListener(
        'unhandledrejection',
        event => {
          event.preventDefault()
          resolve()
        },
        { once: true },
      )
    })
    await press('Küldés')
    await failed
    await expect.element(text).toHaveValue('fontos')
    expect(kept.get(of(anna))).toMatchObject({ text: 'fontos' })
  })

  it('follows what is read anew while nothing is typed, and not once something is', async () => {
    function Renewed() {
      const [count, renew] = useState(1)
      return (
        <>
          <button onClick={() => renew(count + 1)}>Újra</button>
          <Note known={{ ...nothing, text: `${count}. változat` }} />
        </>
      )
    }
    showFresh(<Renewed />)
    await press('Újra')
    await expect.element(text).toHaveValue('2. változat')
    await userEvent.fill(text, 'enyém')
    await press('Újra')
    await expect.element(state).toHaveTextContent('módosítva')
    await expect.element(text).toHaveValue('enyém')
  })

  it('is no condition of typing: without a place for drafts the form can still be sent', async () => {
    show(
      <DraftsContext value={undefined}>
        <Note />
      </DraftsContext>,
    )
    await userEvent.fill(text, 'a')
    await press('Küldés')
    await expect.element(state).toMatchTextContent(/elküldve/)
    expect([...kept]).toEqual([])
  })
})
