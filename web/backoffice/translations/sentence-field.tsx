import { useEffect, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { lostPlaceholders } from '#shared/site/translations/lost-placeholders.ts'
import { piecesOf } from '#shared/words/placeholders.ts'
import { Button } from '#web/ui/button/button.tsx'
import { caretBeside, chipOf, hasAllChips, insertAt, letTabReachChips, nodesOf, textIn } from './sentence-dom.ts'
import styles from './translations.module.css'

interface SentenceFieldProps {
  label: string
  language: string
  value: string
  released: string
  /** A whole sentence: why it cannot be published. */
  error?: string | undefined
  isReadOnly?: boolean
  onChange: (text: string) => void
  onFocus: () => void
  /** Asks for what is typed to be published, by a key. */
  onSave: () => void
}

const nameOf = (raw: string) => {
  const [piece] = piecesOf(raw)
  return piece && 'placeholder' in piece ? piece.placeholder : raw
}

/** A sentence that is edited in its place; its placeholders are chips, and one that was lost is put back by a button. */
export function SentenceField(props: SentenceFieldProps) {
  const { label, language, value, released, error, isReadOnly = false, onChange, onFocus, onSave } = props
  const { t } = useTranslation('contentadmin')
  const box = useRef<HTMLDivElement>(null)
  const caret = useRef<Range>(undefined)
  const note = useId()
  const lost = lostPlaceholders(value, released)

  useEffect(() => {
    if (textIn(box.current!) !== value) box.current!.replaceChildren(...nodesOf(value, styles.chip!))
  }, [value])

  const changed = () => onChange(textIn(box.current!))

  /** What is copied has its placeholders as they are written, so that they are chips again where it is pasted. */
  function copy(event: ClipboardEvent) {
    const selection = getSelection()
    if (!selection?.rangeCount) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', textIn(selection.getRangeAt(0).cloneContents()))
    if (event.type !== 'cut' || isReadOnly) return
    selection.deleteFromDocument()
    changed()
  }

  /** A chip that has the focus is removed or passed like a letter, and what is typed stands behind it. */
  function onChipKey(event: KeyboardEvent, chip: HTMLElement) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      caretBeside(chip, true)
      chip.remove()
      changed()
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      caretBeside(chip, event.key === 'ArrowRight')
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) caretBeside(chip, true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (!isReadOnly) onSave()
    } else if (key === 'Enter' && !released.includes('\n')) event.preventDefault()
    else if (!isReadOnly && target instanceof HTMLElement && target.dataset.raw !== undefined) onChipKey(event, target)
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n')
    const part = document.createDocumentFragment()
    part.append(...nodesOf(released.includes('\n') ? text : text.replaceAll(/\s*\n\s*/g, ' '), styles.chip!))
    const last = part.lastChild
    if (!last) return
    const selection = getSelection()
    if (selection?.rangeCount) selection.deleteFromDocument()
    insertAt(box.current!, selection?.rangeCount ? selection.getRangeAt(0) : undefined, part)
    const after = document.createRange()
    after.setStartAfter(last)
    selection?.removeAllRanges()
    selection?.addRange(after)
    changed()
  }

  return (
    <div className={styles.field}>
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-label={label}
        aria-multiline
        aria-readonly={isReadOnly}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error ? note : undefined}
        lang={language}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
        spellCheck
        data-empty={value === '' || undefined}
        data-placeholder={t('writeHere')}
        className={styles.box}
        onInput={changed}
        onFocus={() => {
          if (!isReadOnly) letTabReachChips(box.current!, true)
          onFocus()
        }}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget instanceof Node && box.current!.contains(relatedTarget)) return
          letTabReachChips(box.current!, false)
          const selection = getSelection()
          caret.current = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : undefined
          // What was typed as a placeholder becomes one.
          if (!hasAllChips(box.current!)) box.current!.replaceChildren(...nodesOf(value, styles.chip!))
        }}
      />
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
      {!isReadOnly && lost.length > 0 && (
        <p className={styles.lost}>
          <span>{t('lost')}</span>
          {lost.map((raw, place) => (
            <Button
              // A sentence may lack the same element twice.
              key={`${raw}${lost.indexOf(raw) === place ? '' : place}`}
              size="sm"
              aria-label={t('putBack', { name: nameOf(raw) })}
              onPress={() => {
                box.current!.focus()
                insertAt(box.current!, caret.current, chipOf(raw, nameOf(raw), styles.chip!))
                changed()
              }}
            >
              {nameOf(raw)}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
