import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

type State = { failed: boolean };

/** Keeps a page's failure from taking the header, the footer and the way home with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <RouteError /> : this.props.children;
  }
}
