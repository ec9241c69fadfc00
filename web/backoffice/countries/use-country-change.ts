import { showCountries } from '#shared/backoffice/contract/countries/show-countries.ts'
import type { AnyEndpoint, InputOf } from '#shared/contract/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { revalidateArea } from '../frame/use-operator-change.ts'

/** Changes a country or a currency; the page reads both lists again by one call, also after a refusal. */
export function useCountryChange<E extends AnyEndpoint>(endpoint: E) {
  const { change, isChanging } = useChange(endpoint)
  return {
    isChanging,
    change: (asked?: InputOf<E>) => change(asked).finally(() => void revalidateArea(showCountries)),
  }
}
