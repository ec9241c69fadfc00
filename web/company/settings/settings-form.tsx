import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { Card } from '#web/ui/card/card.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SaveButtons } from '#web/ui/form/save-buttons.tsx'
import styles from './settings.module.css'

interface SettingsFormProps {
  title: string
  trouble: ReactNode
  isDirty: boolean
  isSaving: boolean
  onSubmit: FormEventHandler
  onDiscard: () => void
  children: ReactNode
  /** What belongs to it and is not sent with it. */
  after?: ReactNode
}

/** One part of the settings, which is saved by itself; the buttons are there while something is typed. */
export function SettingsForm({ title, trouble, isDirty, isSaving, onSubmit, onDiscard, ...inside }: SettingsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const wasDirty = useRef(isDirty)

  // The button that was pressed is gone by then, and with it the place of whoever works by keyboard.
  useEffect(() => {
    if (wasDirty.current && !isDirty && document.activeElement === document.body) form.current?.focus()
    wasDirty.current = isDirty
  }, [isDirty])

  return (
    <Card title={title}>
      <form ref={form} tabIndex={-1} aria-label={title} onSubmit={onSubmit} noValidate className={styles.form}>
        <FormError>{trouble}</FormError>
        {inside.children}
        {isDirty && (
          <div className={styles.buttons}>
            <SaveButtons isSaving={isSaving} onDiscard={onDiscard} />
          </div>
        )}
      </form>
      {inside.after}
    </Card>
  )
}
