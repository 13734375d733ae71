import { type ReactNode, StrictMode } from 'react';
import { App } from './app.tsx';
import { Providers, type ProvidersProps } from './providers.tsx';

type ApplicationProps = Omit<ProvidersProps, 'children'> & {
  /** Puts a router around the application. */
  inRouter: (application: ReactNode) => ReactNode;
};

/** The whole application. The server renders the same elements as the browser, so that they can be hydrated. */
export function application({ inRouter, ...dependencies }: ApplicationProps): ReactNode {
  return (
    <StrictMode>
      {inRouter(
        <Providers {...dependencies}>
          <App />
        </Providers>,
      )}
    </StrictMode>
  );
}
