import { createContext, use } from 'react'

type Params = Readonly<Record<string, string | undefined>>

/** The parameters of the address of a page of the back office, by the names in its path. */
export const AreaParams = createContext<Params>({})

export const useAreaParams = () => use(AreaParams)
