import type { Day } from '../../calendar/day.ts'
import type { SkipReason } from '../../calendar/day-cost.ts'
import type { LeaveTypeKey } from '../../leave/types.ts'

/** The content of an email, before it is addressed. */
export interface EmailContent {
  subject: string
  text: string
  html: string
}

/** A file that comes with an email. */
export interface EmailFile {
  name: string
  type: string
  content: string
}

export interface EmailLink {
  label: string
  address: string
}

/** A drawn day: asked for, decided, worked at home, withdrawn, or one that costs nothing. */
export type DayState = 'asked' | 'taken' | 'home' | 'gone' | SkipReason
export interface EmailDay {
  date: Day
  state: DayState
}

/** Boxes of one sort in a row of boxes, a box for each day. */
export type BoxState = 'used' | 'planned' | 'waiting' | 'this' | 'left'
export interface BoxRun {
  state: BoxState
  count: number
}

/** A line of a list: what it is about, and what is said of it. */
export interface EmailFact {
  label: string
  text: string
  boxes?: readonly BoxRun[]
}

export type EmailBlock =
  | { kind: 'paragraph' | 'title'; text: string }
  /** What a person has written, which the text marks as theirs. */
  | { kind: 'written'; text: string }
  | { kind: 'quiet'; text: string; link?: EmailLink }
  | { kind: 'days'; days: readonly EmailDay[] }
  | { kind: 'facts'; facts: readonly EmailFact[] }
  | { kind: 'buttons'; buttons: readonly (EmailLink & { isQuiet?: boolean })[] }

/** What an email consists of, already translated. */
export interface EmailParts {
  subject: string
  /** What the list of emails shows beside the subject; the first sentence where nothing else is given. */
  preheader?: string
  /** The subject where none is given. */
  heading?: string
  greeting: string
  body: readonly EmailBlock[]
  /** Why the recipient gets this email. */
  reason: string
  /** Where the recipient chooses which emails to get. */
  choice?: EmailLink
  /** The type of leave whose colour the days have. */
  leave?: LeaveTypeKey
}

export const paragraph = (text: string): EmailBlock => ({ kind: 'paragraph', text })
export const quiet = (text: string): EmailBlock => ({ kind: 'quiet', text })

/** The one button of an email. */
export const button = (link: EmailLink): EmailBlock => ({ kind: 'buttons', buttons: [link] })

/** What somebody has written in several lines, each a paragraph. */
export const paragraphsOf = (message: string): string[] =>
  message
    .split(/\n+/)
    .map(line => line.trim())
    .filter(Boolean)

/** The body of a plain email: what it says, then its one button. */
export const sentencesAndButton = (sentences: readonly string[], link: EmailLink): EmailBlock[] => [
  ...sentences.map(paragraph),
  button(link),
]
