import type { LeaveTypeKey } from '../../leave/types.ts'
import { leaveColours } from './leave-colours.ts'

/** The colours of an email in one theme. */
interface Palette {
  canvas: string
  surface: string
  line: string
  edge: string
  text: string
  muted: string
  accent: string
  onAccent: string
  apricot: string
  off: string
  hatch: string
  leave: string
  onLeave: string
}

const light = {
  canvas: '#f5f8f8',
  surface: '#ffffff',
  line: '#dae2e3',
  edge: '#74868a',
  text: '#13262a',
  muted: '#4d6166',
  accent: '#17666f',
  onAccent: '#ffffff',
  apricot: '#f2a25c',
  off: '#e7edee',
  hatch: '#d3dddf',
}

const dark: typeof light = {
  canvas: '#10181b',
  surface: '#172124',
  line: '#2b393d',
  edge: '#6f8186',
  text: '#e8eff0',
  muted: '#a3b3b7',
  accent: '#5cc6d0',
  onAccent: '#06262a',
  apricot: '#ffb871',
  off: '#0b1214',
  hatch: '#1d2a2e',
}

const themes = { light, dark }

const paletteOf = (theme: keyof typeof themes, leave: LeaveTypeKey): Palette => {
  const { fill, text } = leaveColours[theme][leave]
  return { ...themes[theme], leave: fill, onLeave: text }
}

const channels = (colour: string) => [1, 3, 5].map(from => Number.parseInt(colour.slice(from, from + 2), 16))

/** A colour over another, of which this share is seen: mail programs mix none. */
function over(colour: string, ground: string, share: number): string {
  const below = channels(ground)
  const mixed = channels(colour).map((channel, n) => Math.round(channel * share + below[n]! * (1 - share)))
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

const stripes = (one: string, other: string) =>
  `background-color:${one};background-image:repeating-linear-gradient(135deg,${one} 0 5px,${other} 5px 10px)`
const asked = (c: Palette) =>
  `${stripes(over(c.leave, c.surface, 0.24), over(c.leave, c.surface, 0.12))};border:2px dashed ${c.leave};color:${c.text}`
const taken = (c: Palette) => `${filled(c.leave)};border:2px solid ${c.leave};color:${c.onLeave}`
const filled = (colour: string) => `background-color:${colour};border-color:${colour}`
const off = (c: Palette) => `${stripes(c.off, c.hatch)};color:${c.muted}`

/** What each part of an email looks like; a class of this name has it in the dark. */
const looks = {
  canvas: c => `background-color:${c.canvas};color:${c.text}`,
  card: c => `background-color:${c.surface};border:1px solid ${c.line};color:${c.text}`,
  text: c => `color:${c.text}`,
  muted: c => `color:${c.muted}`,
  link: c => `color:${c.accent}`,
  rule: c => `border-top:1px solid ${c.line}`,
  primary: c => `background-color:${c.accent};border:1px solid ${c.accent}`,
  'on-primary': c => `color:${c.onAccent}`,
  secondary: c => `background-color:${c.surface};border:1px solid ${c.edge}`,
  full: c => `background-color:${c.accent}`,
  today: c => `background-color:${c.apricot}`,
  free: c => `border:1px solid ${c.edge}`,
  asked,
  taken,
  home: taken,
  gone: c => `background-color:${c.surface};border:2px solid ${c.line};color:${c.muted}`,
  rest_day: c => `${off(c)};border:2px solid ${c.off}`,
  public_holiday: c => `background-color:${c.off};border:2px solid ${c.apricot};color:${c.muted}`,
  rest_day_moved: c => `${off(c)};border:2px solid ${c.apricot}`,
  company: c => `${off(c)};border:2px solid ${c.apricot}`,
  used: c => `background-color:${over(c.leave, c.surface, 0.38)};border:1px solid ${over(c.leave, c.surface, 0.38)}`,
  planned: c => `${filled(c.leave)};border:1px solid ${c.leave}`,
  waiting: c => `background-color:${over(c.leave, c.surface, 0.14)};border:1px dotted ${c.leave}`,
  this: c => `background-color:${c.surface};border:1px dashed ${c.leave}`,
  left: c => `background-color:${c.surface};border:1px solid ${c.edge}`,
} satisfies Record<string, (colours: Palette) => string>

export type LookName = keyof typeof looks

/** What a part of an email looks like, as the attributes of its element; the style sheet knows further classes of a phone. */
export type Look = (names: LookName | readonly LookName[], more?: string, classes?: string) => string

export const lookOf =
  (leave: LeaveTypeKey): Look =>
  (names, more = '', classes = '') => {
    const all = [names].flat()
    const styles = [...all.map(name => looks[name](paletteOf('light', leave))), more]
    return `class="${[...all, classes].filter(Boolean).join(' ')}" style="${styles.filter(Boolean).join(';')}"`
  }

const important = (style: string) => style.replaceAll(';', '!important;')

const darkRules = (leave: LeaveTypeKey) =>
  Object.entries(looks)
    .map(([name, look]) => `.${name}{${important(`${look(paletteOf('dark', leave))};`)}}`)
    .join('')

/** On a phone labels stand above what they name, and buttons are as wide as the email. */
const onPhones = [
  '.inside{padding:28px 22px!important}',
  '.stack{display:block!important;width:auto!important;padding:11px 0 0!important}',
  '.under{padding:0 0 11px!important;border-top:0!important}',
  '.pile,.pile>tbody,.pile>tbody>tr,.pile>tbody>tr>td{display:block!important;width:auto!important}',
  '.wide{text-align:center!important}',
].join('')

/** Mail programs that read no style sheet show the inline styles: the light theme on a wide screen. */
export const styleSheet = (leave: LeaveTypeKey) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules(leave)}}@media (max-width:480px){${onPhones}}`
