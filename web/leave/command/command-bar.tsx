import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { monthOf } from '#shared/calendar/day.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useOpenRequest } from '../open-request.tsx'
import { usePreview } from '../request/form/use-preview.ts'
import { CommandAway } from './command-away.tsx'
import { CommandResults } from './command-results.tsx'
import { CommandWish } from './command-wish.tsx'
import styles from './command.module.css'
import { useClash } from './use-clash.ts'
import { useResults, type CommandPage } from './use-results.ts'
import { useMeaning, type Meaning, type Wish } from './use-meaning.ts'
import type { Doubt, Understood } from '#shared/leave/understood/understand.ts'
import { draftOf, needsForm, useSend } from './use-send.ts'

interface CommandBarProps {
  me: CurrentUser
  /** The pages and acts that can be gone to. */
  pages: readonly CommandPage[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Goes to an address of the app. */
  onGo: (to: string) => void
}

/** One line for everything: a request in words, a person, or a page. What it understood is shown before anything is sent. */
export function CommandBar(props: CommandBarProps) {
  const { t } = useTranslation('command')
  return (
    <ModalOverlay
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      isDismissable
      className={styles.overlay}
      data-dialog
    >
      <Modal className={styles.modal}>
        <Dialog aria-label={t('label')} className={styles.bar}>
          <Line {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Line({ me, pages, onOpenChange, onGo }: CommandBarProps) {
  const { t } = useTranslation(['command', 'common'])
  const openRequest = useOpenRequest()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Wish>()
  const [active, setActive] = useState<number>()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const close = () => onOpenChange(false)
  const meaning = useMeaning(typed, me)
  const wish = chosen ?? meaning.wish
  const { send, isSending, problem, clearProblem } = useSend(me, close)
  const preview = usePreview(draftOf(wish ?? nothing), wish?.person ? { user_id: wish.person.id } : {})
  const clash = useClash(me, wish, preview)
  const results = useResults({ meaning, typed, pages, onWish: choose, onGo: go })
  const isQuestion = meaning.understood.deed === 'away'
  const hasAnswer = wish !== undefined || isQuestion
  // Without an answer above them, Enter goes to the first result.
  const at = active ?? (hasAnswer ? -1 : 0)

  function type(line: string) {
    setTyped(line)
    setChosen(undefined)
    setActive(undefined)
    clearProblem()
    input.current?.focus()
  }

  function choose(other: Wish) {
    setChosen(other)
    setActive(undefined)
    clearProblem()
    input.current?.focus()
  }

  function go(to: string) {
    close()
    onGo(to)
  }

  function openForm() {
    if (!wish) return
    close()
    openRequest({ mode: 'create', draft: draftOf(wish) })
  }

  const openCalendar = () => go(`/days-off?month=${monthOf(meaning.understood.period?.from_date ?? '')}`)

  function enter(withControl: boolean) {
    const result = results[at]
    if (result && !withControl) return result.act()
    if (isQuestion) return meaning.understood.period && openCalendar()
    if (!wish) return
    if (withControl || needsForm(wish)) return openForm()
    if (meaning.unknown.length === 0 && !clash) void send(wish, preview)
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter ends what an input method composes.
    if (event.nativeEvent.isComposing) return
    const isDown = event.key === 'ArrowDown'
    if (isDown || event.key === 'ArrowUp') {
      const first = hasAnswer ? -1 : 0
      const next = at + (isDown ? 1 : -1)
      setActive(next < first ? results.length - 1 : next >= results.length ? first : next)
    } else if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey)
    else if (event.key === 'Escape' && typed) type('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <div className={styles.line}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={t('label')}
          aria-expanded={results.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={results[at] ? `${list}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // The bar is opened to type into it.
          autoFocus
          placeholder={t('placeholder')}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={close}>
          <kbd>Esc</kbd> <span className="visually-hidden">{t('common:close')}</span>
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.answers}>
        {wish && (
          <CommandWish
            wish={wish}
            preview={preview}
            clash={clash}
            problem={problem ?? (chosen?.period ? undefined : doubtIn(meaning, t)) ?? unknownWords(meaning, t)}
            question={t(questionOf(meaning.understood))}
            isSending={isSending}
            onSend={() => void send(wish, preview)}
            onOpenForm={openForm}
          />
        )}
        {isQuestion && (
          <CommandAway
            period={meaning.understood.period}
            unknown={meaning.understood.rest}
            doubt={doubtIn(meaning, t)}
            onOpenCalendar={openCalendar}
          />
        )}
        <CommandResults id={list} results={results} active={at} onHover={setActive} />
        {!hasAnswer && results.length === 0 && <p className={styles.note}>{t('nothing')}</p>}
        <p role="status" className="visually-hidden">
          {typed && (results.length > 0 || !hasAnswer) && t('result', { count: results.length })}
        </p>
      </div>
      <Tries onTry={type} />
    </>
  )
}

/** A wish without days costs nothing and is not previewed. */
const nothing: Wish = { typeId: leaveTypeIds.vacation, person: undefined, period: undefined }

/** Which day is asked for. */
const questionOf = ({ lacksFirstDay, lacksLastDay }: Understood) =>
  lacksFirstDay ? 'fromWhichDay' : lacksLastDay ? 'untilWhichDay' : 'whichDays'

const doubtIn = ({ understood: { doubt } }: Meaning, t: (key: Doubt['kind'], said: { words: string }) => string) =>
  doubt && t(doubt.kind, { words: doubt.words })

const unknownWords = ({ unknown }: Meaning, t: (key: 'unknown', said: { words: string }) => string) =>
  unknown.length ? t('unknown', { words: unknown.join(' ') }) : undefined

const examples = ['example1', 'example2', 'example3'] as const

function Tries({ onTry }: { onTry: (line: string) => void }) {
  const { t } = useTranslation('command')
  return (
    <footer className={styles.tries}>
      <span>{t('try')}</span>
      {examples.map(example => (
        <button key={example} type="button" className={styles.try} onClick={() => onTry(t(example))}>
          {t(example)}
        </button>
      ))}
      <span className={styles.steps} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('steps')}
      </span>
    </footer>
  )
}
