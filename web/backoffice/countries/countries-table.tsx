import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { removeCountry } from '#shared/backoffice/contract/countries/remove-country.ts'
import type { ListedCountry, ListedCurrency } from '#shared/company/countries/country.ts'
import type { Language } from '#shared/words/language.ts'
import { numberInWords } from '#shared/words/number-in-words.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useSearch } from '../frame/search-field.tsx'
import { listedRows, nameIn } from './listed-rows.ts'
import type { ListedTableProps } from './listed-table.ts'
import { useRowActions } from './use-row-actions.tsx'
import { useLanguage } from '#web/ui/use-language.ts'

type Row = ListedCountry & { id: string }

interface CountriesTableProps extends ListedTableProps {
  /** Undefined while they are read for the first time. */
  all: readonly ListedCountry[] | undefined
  currencies: readonly ListedCurrency[]
}

type Say = TFunction<['countries', 'backoffice']>

function columnsOf(t: Say, language: Language, currencies: readonly ListedCurrency[]): Column<Row>[] {
  const currencyOf = (code: string) => {
    const found = currencies.find(one => one.code === code)
    return found ? `${nameIn(found, language)} (${code})` : code
  }
  return [
    { id: 'name', title: t('country'), cell: one => <strong>{nameIn(one, language)}</strong> },
    { id: 'code', title: t('code'), cell: ({ code }) => code },
    {
      id: 'vat',
      title: t('vatRate'),
      align: 'end',
      cell: ({ vat_rate }) => t('percent', { rate: numberInWords(vat_rate, language) }),
    },
    { id: 'currency', title: t('currency'), cell: ({ currency }) => currencyOf(currency) },
    {
      id: 'state',
      title: t('state'),
      cell: ({ active }) => (
        <StatusLabel tone={active ? 'success' : 'muted'} icon={active ? 'check' : 'ban'}>
          {t(active ? 'offered' : 'switchedOff')}
        </StatusLabel>
      ),
    },
  ]
}

/** The countries, Hungary first. */
export function CountriesTable({ all, currencies, mayWrite, onEdit, ...table }: CountriesTableProps) {
  const { t } = useTranslation(['countries', 'backoffice'])
  const language = useLanguage()
  const search = useSearch()
  const { menuOf, dialog } = useRowActions({
    endpoint: removeCountry,
    onEdit,
    isKept: code => code === 'HU',
    questionOf: name => ({ title: t('removeCountryTitle', { name }), children: t('removeCountryWhy') }),
  })
  return (
    <>
      <DataTable
        {...table}
        label={t('countries')}
        columns={columnsOf(t, language, currencies)}
        rows={listedRows(all, { search, language, first: 'HU' })}
        nameOf={one => nameIn(one, language)}
        {...(mayWrite && { menu: menuOf })}
        empty={t(search ? 'noneFound' : 'noCountries')}
      />
      {dialog}
    </>
  )
}
