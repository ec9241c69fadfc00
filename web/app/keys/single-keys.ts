import { storedText } from '../session/stored-text.ts'

const stored = storedText('single-keys')

/** Whether letters alone do something: whoever dictates or presses keys by accident switches them off (WCAG 2.1.4). */
export const singleKeys = {
  areOff: () => stored.get() === 'off',
  turn: (on: boolean) => stored.set(on ? undefined : 'off'),
}
