import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import popover from '../popover/popover.module.css'
import list from '../form/select/select.module.css'
import { Flag, type FlagLanguage } from './flag.tsx'
import styles from './language-select.module.css'

const languages = [
  { id: 'hu', word: 'hungarian' },
  { id: 'en', word: 'english' },
] as const

/** Every language by its flag and its own name. */
export function LanguageSelect({ value, onChange }: { value: FlagLanguage; onChange: (value: FlagLanguage) => void }) {
  const { t } = useTranslation('common')
  return (
    <Select aria-label={t('language')} value={value} onChange={key => onChange(key as FlagLanguage)}>
      <Button className={styles.button}>
        <SelectValue className={list.value} />
        <Icon name="chevron-down" size="sm" />
      </Button>
      <Popover className={classNames(popover.popover, list.list)} placement="bottom end" offset={4}>
        <ListBox>
          {languages.map(({ id, word }) => (
            <ListBoxItem key={id} id={id} textValue={t(word)} className={list.option}>
              <Flag language={id} />
              <span lang={id}>{t(word)}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
