import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

type State = { failed: boolean };

/** Replaces a page that threw by an error message; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <RouteError /> : this.props.children;
  }
}
