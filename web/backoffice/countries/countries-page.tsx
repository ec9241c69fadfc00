import { useTranslation } from 'react-i18next'
import { showCountries } from '#shared/backoffice/contract/countries/show-countries.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { useOpened } from '../frame/use-opened.ts'
import { useMay } from '../frame/use-operator.ts'
import { CountriesTable } from './countries-table.tsx'
import { CountryDialog } from './country-dialog.tsx'
import { CurrenciesTable } from './currencies-table.tsx'
import { CurrencyDialog } from './currency-dialog.tsx'

const lists = ['countries', 'currencies'] as const

/** The countries with the rate of tax that prices are shown and ordered with, and the currencies that they pay in. */
export function CountriesPage() {
  const { t } = useTranslation(['countries', 'backoffice'])
  const { query, setParams } = useQueryParams<'list' | 'q'>()
  const { data, error, mutate } = useApi(showCountries)
  const mayWrite = useMay()('currencies.write')
  const shown = query.get('list') === 'currencies' ? 'currencies' : 'countries'
  const { countries = [], currencies = [] } = data?.data ?? {}
  const country = useOpened(countries.map(keyed))
  const currency = useOpened(currencies.map(keyed))
  const table = {
    mayWrite,
    toolbar: (
      <>
        <SegmentedControl
          label={t('list')}
          options={lists.map(value => ({
            value,
            label: t(value),
            ...(data && { count: data.data[value].length }),
          }))}
          value={shown}
          onChange={list => setParams({ list: list === 'countries' ? null : list, q: null })}
        />
        <SearchField key={shown} label={t('search')} placeholder={t('searchHint')} />
      </>
    ),
    ...(error && !data && { error: error.message, onRetry: () => void mutate() }),
  }
  return (
    <AreaPage
      title={t('backoffice:currencies')}
      lead={t('lead')}
      actions={
        mayWrite && (
          <Button
            variant="primary"
            icon="plus"
            isDisabled={!data}
            onPress={(shown === 'countries' ? country : currency).openNew}
          >
            {t(shown === 'countries' ? 'addCountry' : 'addCurrency')}
          </Button>
        )
      }
    >
      {shown === 'countries' ? (
        <CountriesTable {...table} onEdit={country.open} all={data?.data.countries} currencies={currencies} />
      ) : (
        <CurrenciesTable {...table} onEdit={currency.open} all={data?.data.currencies} />
      )}
      {(country.isNew || country.edited) && (
        <CountryDialog known={country.edited} countries={countries} currencies={currencies} onClose={country.close} />
      )}
      {(currency.isNew || currency.edited) && (
        <CurrencyDialog known={currency.edited} currencies={currencies} onClose={currency.close} />
      )}
    </AreaPage>
  )
}

const keyed = <Listed extends { code: string }>(listed: Listed) => ({ ...listed, id: listed.code })
