import { startTransition, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../show.test-support.tsx'
import { useTypedText } from './use-typed-text.ts'

/** What was given to be kept; it arrives late, as an address does, and one after another. */
let given: { text: string; arrive: () => void }[] = []

function Field() {
  const [kept, keep] = useState('')
  const [later] = useState(
    () => (text: string) => void given.push({ text, arrive: () => startTransition(() => keep(text)) }),
  )
  const [text, type] = useTypedText(kept, later)
  return (
    <>
      <input aria-label="Keresés" value={text} onChange={event => type(event.target.value)} />
      <button type="button" onClick={() => keep('')}>
        Törlés
      </button>
      <output>{kept}</output>
    </>
  )
}

it('shows each letter at once, however late what is kept arrives, and gives way to a change from elsewhere', async () => {
  given = []
  show(<Field />)
  const field = page.getByLabelText('Keresés')
  const kept = () => document.querySelector('output')?.textContent
  await userEvent.click(field)
  await userEvent.keyboard('nagy')
  await expect.element(field).toHaveValue('nagy')
  await expect.poll(() => given.at(-1)?.text).toBe('nagy')
  await userEvent.keyboard(' anna')
  await expect.poll(() => given.at(-1)?.text).toBe('nagy anna')
  expect(given.length).toBeGreaterThan(1)
  for (const { text, arrive } of given) {
    arrive()
    await expect.poll(kept).toBe(text)
    await expect.element(field).toHaveValue('nagy anna')
  }
  await userEvent.click(page.getByRole('button', { name: 'Törlés' }))
  await expect.element(field).toHaveValue('')
})
