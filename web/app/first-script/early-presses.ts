import { keepAnswer } from './early-answer.ts'
import { isTakenOver } from './taken-over.ts'

/** What only the program answers; links, summaries and what opens a dialog by itself are the browser's own. */
const pressable = 'button:not([commandfor]), input[type=radio], input[type=checkbox]'
const typable = 'input, textarea'
const fillable = 'main :is(input, textarea, select)'

/** For how long somebody is taken to wait for what they have pressed, in milliseconds. */
const patience = 15_000

/** Does for the program what was pressed, typed and pointed at before it had taken over that part of the page, as soon as it has. */
export function keepEarlyPresses() {
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>()

  document.addEventListener(
    'click',
    event => {
      const pressed = (event.target as Element).closest<HTMLElement>(pressable)
      if (!pressed || isTakenOver(pressed)) return
      event.preventDefault()
      if (keepAnswer(pressed)) return
      void when(() => isTakenOver(pressed)).then(() => pressed.isConnected && pressed.click())
    },
    { capture: true },
  )

  document.addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement
      if (!field.matches(typable) || field.matches(pressable) || isTakenOver(field)) return
      const isWaitedFor = typed.has(field)
      typed.set(field, field.value)
      if (!isWaitedFor) void when(() => isTakenOver(field)).then(() => tellValue(field, typed.get(field) ?? ''))
    },
    { capture: true },
  )

  // A field that is closed until then hears of no click.
  document.addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      // Finding what is pointed at lays the page out, which every press would wait for.
      if (!document.querySelector(`${fillable}:disabled`)) return
      const pointed = document.elementFromPoint(clientX, clientY)
      if (!pointed?.matches(':is(input, textarea, select):disabled')) return
      const fields = () => [...document.querySelectorAll<HTMLInputElement>(fillable)]
      const focused = document.activeElement
      const place = fields().indexOf(pointed as HTMLInputElement)
      // The program may draw the form anew, with what the address says.
      void when(() => fields()[place]?.matches(':enabled') === true).then(() => {
        if (document.activeElement === focused) fields()[place]?.focus()
      })
    },
    { capture: true },
  )
}

/** Resolves in the frame in which something has become so; never where it takes too long. */
const when = (isSo: () => boolean) =>
  new Promise<void>(resolve => {
    const since = performance.now()
    const look = () => {
      if (isSo()) resolve()
      else if (performance.now() - since < patience) requestAnimationFrame(look)
    }
    look()
  })

/**
 * Has the program hear of a value that it may have emptied the field of: it hears only of what differs from the last that was set, and
 * may draw the field once more before it listens.
 */
function tellValue(field: HTMLInputElement | HTMLTextAreaElement, value: string, attempts = 10) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (attempts > 0)
    requestAnimationFrame(() => {
      if (field.value === '' && value !== '') tellValue(field, value, attempts - 1)
    })
}
