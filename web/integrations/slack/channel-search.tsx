import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/form/text-field/text-field.tsx'
import styles from './slack.module.css'

interface ChannelSearchProps {
  /** Whether nothing was found. */
  isMissing: boolean
  isPending: boolean
  onSearch: (search: string) => void
}

/** Looks for channels of a workspace that has more than fit into a list; asked for by a press, since Slack is not asked for each letter. */
export function ChannelSearch({ isMissing, isPending, onSearch }: ChannelSearchProps) {
  const { t } = useTranslation('slack')
  const [typed, setTyped] = useState('')
  const search = () => onSearch(typed.trim())
  return (
    // Enter looks for the channel and does not save the form.
    <div
      role="presentation"
      className={styles.stack}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        search()
      }}
    >
      <TextField
        label={t('search')}
        hint={t('searchHint')}
        error={isMissing ? t('noneFound') : undefined}
        icon="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <div className={styles.actions}>
        <Button size="sm" isPending={isPending} onPress={search}>
          {t('find')}
        </Button>
      </div>
    </div>
  )
}
