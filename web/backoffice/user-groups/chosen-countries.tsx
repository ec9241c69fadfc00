import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { countries } from '#web/ui/form/countries.ts'
import { Select } from '#web/ui/form/select/select.tsx'
import styles from './user-groups.module.css'

interface ChosenCountriesProps {
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Countries, added one by one and taken out again. */
export function ChosenCountries({ value, onChange }: ChosenCountriesProps) {
  const { t, i18n } = useTranslation('usergroups')
  const all = countries(i18n.language)
  return (
    <div className={styles.stack}>
      <Select
        label={t('countries')}
        placeholder={t('addCountry')}
        value={null}
        options={all.filter(country => !value.includes(country.value))}
        onChange={code => onChange([...value, code])}
      />
      {value.length > 0 && (
        <div className={styles.chosen}>
          {value.map(code => {
            const country = all.find(one => one.value === code)?.label ?? code
            return (
              <Button
                key={code}
                size="sm"
                icon="x"
                aria-label={t('removeCountry', { country })}
                onPress={() => onChange(value.filter(one => one !== code))}
              >
                {country}
              </Button>
            )
          })}
        </div>
      )}
    </div>
  )
}
