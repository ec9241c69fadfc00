import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { removeCurrency } from '#shared/backoffice/contract/countries/remove-currency.ts'
import type { ListedCurrency } from '#shared/company/countries/country.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { useSearch } from '../frame/search-field.tsx'
import { listedRows, nameIn } from './listed-rows.ts'
import type { ListedTableProps } from './listed-table.ts'
import { useRowActions } from './use-row-actions.tsx'

interface CurrenciesTableProps extends ListedTableProps {
  /** Undefined while they are read for the first time. */
  all: readonly ListedCurrency[] | undefined
}

type Row = ListedCurrency & { id: string }

const columnsOf = (t: TFunction<['countries', 'backoffice']>, language: string): Column<Row>[] => [
  { id: 'name', title: t('currency'), cell: one => <strong>{nameIn(one, language)}</strong> },
  { id: 'code', title: t('code'), cell: ({ code }) => code },
  { id: 'symbol', title: t('symbol'), cell: ({ symbol }) => symbol },
  { id: 'decimals', title: t('decimals'), align: 'end', cell: ({ decimals }) => decimals },
]

/** The currencies, the forint first. */
export function CurrenciesTable({ all, mayWrite, onEdit, ...table }: CurrenciesTableProps) {
  const { t, i18n } = useTranslation(['countries', 'backoffice'])
  const { language } = i18n
  const search = useSearch()
  const { menuOf, dialog } = useRowActions({
    endpoint: removeCurrency,
    onEdit,
    isKept: code => code === 'HUF',
    questionOf: name => ({ title: t('removeCurrencyTitle', { name }), children: t('removeCurrencyWhy') }),
  })
  return (
    <>
      <DataTable
        {...table}
        label={t('currencies')}
        columns={columnsOf(t, language)}
        rows={listedRows(all, { search, language, first: 'HUF' })}
        nameOf={one => nameIn(one, language)}
        {...(mayWrite && { menu: menuOf })}
        empty={t(search ? 'noneFound' : 'noCurrencies')}
      />
      {dialog}
    </>
  )
}
