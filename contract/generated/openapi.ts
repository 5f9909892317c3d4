/* Generated from the backend's OpenAPI document by 'npm run openapi -w api': do not edit. */

export interface paths {
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process runs */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/readyz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether orders can be served */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/userlogin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Logs a registered user in */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** E-mail */
            username: string;
            /** Password */
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json':
              | {
                  /** @enum {boolean} */
                  status: true;
                  userid: {
                    id: number;
                  };
                  refreshtoken: string;
                  /** @enum {string} */
                  role: 'customer' | 'guest' | 'staff';
                }
              | {
                  /** @enum {boolean} */
                  status: false;
                };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/usersignup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Registers a customer */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** Name */
            name?: string;
            /** Mobile */
            mobile?: string;
            /** E-mail */
            username: string;
            /** Password */
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json':
              | {
                  /** @enum {boolean} */
                  status: true;
                  userid: number;
                  refreshtoken: string;
                  /** @enum {string} */
                  role: 'customer' | 'guest' | 'staff';
                }
              | {
                  /** @enum {boolean} */
                  status: false;
                };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/guest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a guest for one order */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** E-mail */
            username: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json':
              | {
                  /** @enum {boolean} */
                  status: true;
                  userid: number;
                  refreshtoken: string;
                  /** @enum {string} */
                  role: 'customer' | 'guest' | 'staff';
                }
              | {
                  /** @enum {boolean} */
                  status: false;
                };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/admin/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the session of the token */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getusers/{userid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A user */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              name: string;
              mobile: string;
              email: string;
              /** @enum {string} */
              role: 'customer' | 'guest' | 'staff';
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/forgotten-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mails a link for a new password, if somebody is registered with the e-mail */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** E-mail */
            username: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/new-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets a new password by a mailed link, once, and ends every session */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
            /** Password */
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes the caller's name and mobile */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** Name */
            name: string;
            /** Mobile */
            mobile: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes the caller's password and ends all other sessions */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /**
             * Password
             * @description The present one.
             */
            password: string;
            /** Password */
            newPassword: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mails a link to a new e-mail address, which is used once it is confirmed */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /**
             * Password
             * @description The present one.
             */
            password: string;
            /** E-mail */
            email: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/confirm-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms a new e-mail address by a mailed link, once */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's saved addresses, the oldest first */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                /** Name */
                name: string;
                /** Last name */
                lastname: string;
                /** City */
                city: string;
                /** Mobile */
                mobile: string;
                /** Address */
                address: string;
                /** Post code */
                postalcode: string;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    /** Saves an address, or changes the address with this id */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @description Id to change. */
            id?: number;
            /** Name */
            name: string;
            /** Last name */
            lastname: string;
            /** City */
            city: string;
            /** Mobile */
            mobile: string;
            /** Address */
            address: string;
            /** Post code */
            postalcode: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              id: number;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/addresses/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes a saved address */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            id: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Returns all stored data of the caller */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                /** Format: date-time */
                exported: string;
                about: string;
                account: {
                  [key: string]: unknown;
                };
                addresses: {
                  [key: string]: unknown;
                }[];
                details: {
                  [key: string]: unknown;
                }[];
                orders: {
                  [key: string]: unknown;
                }[];
                basket: {
                  lines: {
                    [key: string]: unknown;
                  }[];
                  packages: {
                    [key: string]: unknown;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/erase': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Erases the caller's account; orders stay without personal data */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /**
             * Password
             * @description The present one.
             */
            password: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/images/{file}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A picture */
    get: {
      parameters: {
        query?: {
          /** @description Width in px. */
          w?: 160 | 320 | 480 | 640 | 960 | 1280 | 1920;
        };
        header?: never;
        path: {
          file: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description The picture. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'image/svg+xml': string;
            'image/avif': string;
            'image/webp': string;
            'image/jpeg': string;
            'image/png': string;
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/contactus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A message to the firm */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** E-mail */
            email: string;
            /** Phone */
            password: string;
            /** Message */
            message: string;
            /** Name */
            name: string;
            /** Subject */
            subject: string;
            /** @description The solution of the captcha. */
            captcha?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The messages of visitors, the newest first */
    get: {
      parameters: {
        query: {
          page: number;
          size: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                subject: string;
                email: string;
                phone: string;
                message: string;
                /** Format: date-time */
                createdAt: string;
              }[];
              /** @description All messages, on every page. */
              total: number;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getcartitems/{userid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The saved cart lines of a user */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                slug: string;
                /** @description Pounds. */
                price: number;
                /** @description Shown as size. */
                description: string;
                serviceid: number;
                gender: string;
                status: number;
                /** @description JSON text with keys such as picture0. */
                image: string;
                meta_title: string;
                meta_keywords: string;
                meta_description: string;
                productid: number;
                packages: string;
                /** @description Pounds. */
                cartamount: number;
                cartquantity: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getpackageitems/{userid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The add-ons of the saved cart lines */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                productid: number;
                /** @description The owning cart line's packages text. */
                ustring: string;
                name: string;
                /** @description Pounds. */
                amount: number;
                cartquantity: number;
                /** @description Pounds. */
                cartamount: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/addtocart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves a line; replaces a line with the same product and packages */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            userid?: number;
            productid: number;
            /**
             * @description JSON text of the chosen add-ons.
             * @default
             */
            packages: string;
            cartquantity: number;
            packagelines?: {
              id: number;
              cartquantity: number;
            }[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                slug: string;
                /** @description Pounds. */
                price: number;
                /** @description Shown as size. */
                description: string;
                serviceid: number;
                gender: string;
                status: number;
                /** @description JSON text with keys such as picture0. */
                image: string;
                meta_title: string;
                meta_keywords: string;
                meta_description: string;
                productid: number;
                packages: string;
                /** @description Pounds. */
                cartamount: number;
                cartquantity: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/basket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The complete saved basket and its version */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                version: number;
                cart: {
                  id: number;
                  name: string;
                  slug: string;
                  /** @description Pounds. */
                  price: number;
                  /** @description Shown as size. */
                  description: string;
                  serviceid: number;
                  gender: string;
                  status: number;
                  /** @description JSON text with keys such as picture0. */
                  image: string;
                  meta_title: string;
                  meta_keywords: string;
                  meta_description: string;
                  productid: number;
                  packages: string;
                  /** @description Pounds. */
                  cartamount: number;
                  cartquantity: number;
                }[];
                packages: {
                  id: number;
                  productid: number;
                  /** @description The owning cart line's packages text. */
                  ustring: string;
                  name: string;
                  /** @description Pounds. */
                  amount: number;
                  cartquantity: number;
                  /** @description Pounds. */
                  cartamount: number;
                }[];
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    /** Replaces the complete saved basket if the version is current */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            version: number;
            lines: {
              productid: number;
              /**
               * @description JSON text of the chosen add-ons.
               * @default
               */
              packages: string;
              cartquantity: number;
              packagelines?: {
                id: number;
                cartquantity: number;
              }[];
            }[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                version: number;
                cart: {
                  id: number;
                  name: string;
                  slug: string;
                  /** @description Pounds. */
                  price: number;
                  /** @description Shown as size. */
                  description: string;
                  serviceid: number;
                  gender: string;
                  status: number;
                  /** @description JSON text with keys such as picture0. */
                  image: string;
                  meta_title: string;
                  meta_keywords: string;
                  meta_description: string;
                  productid: number;
                  packages: string;
                  /** @description Pounds. */
                  cartamount: number;
                  cartquantity: number;
                }[];
                packages: {
                  id: number;
                  productid: number;
                  /** @description The owning cart line's packages text. */
                  ustring: string;
                  name: string;
                  /** @description Pounds. */
                  amount: number;
                  cartquantity: number;
                  /** @description Pounds. */
                  cartamount: number;
                }[];
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/addcustomers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves shipping details; the newest count */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** Name */
            name: string;
            /** Last name */
            lastname: string;
            /** City */
            city: string;
            /** Mobile */
            mobile: string;
            /** Address */
            address: string;
            /** Post code */
            postalcode: string;
            userid?: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              insertId: number;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getcustomers/{userid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The newest shipping details of a user, or null */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              name: string;
              last_name: string;
              address: string;
              mobile: string;
              city: string;
              postalcode: string;
              userid: number;
            } | null;
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getorders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own orders; for staff a page of all, their number in X-Total-Count */
    get: {
      parameters: {
        query: {
          page: number;
          size: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              orderno: string;
              userid: number;
              customerid: number;
              /** @description Pounds. */
              totalamount: number;
              /** @description Pounds. */
              deliverycharge: number;
              payment_method: string;
              transactionid: string;
              /** @enum {unknown} */
              state:
                | 'awaiting_payment'
                | 'paid'
                | 'awaiting_collection'
                | 'completed'
                | 'cancelled'
                | 'payment_failed';
              /** Format: date-time */
              createdat: string;
              /** @description From the shopper to the firm. */
              note?: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getorderproducts/{userid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of My Orders, the newest order first */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @description The order number. */
              orderid: string;
              name: string;
              quantity: number;
              /** @description Pounds: the line with its add-ons. */
              totalamount: number;
              productid: number;
              image: string;
              /** @description Pounds. */
              price: number;
              packages: {
                id: number;
                name: string;
                option: 'standard' | 'personalised';
                /** @description Pounds. */
                amount: number;
                cartquantity: number;
                /** @description Pounds. */
                cartamount: number;
                /** @description What it shall say. */
                personalisation?: string;
              }[];
              /** @description Pounds. */
              ordertotal: number;
              /** @description Pounds. */
              deliverycharge: number;
              /** @enum {unknown} */
              state:
                | 'awaiting_payment'
                | 'paid'
                | 'awaiting_collection'
                | 'completed'
                | 'cancelled'
                | 'payment_failed';
              /** @description The state in words, where services and method make a difference. */
              statelabel?: string;
              payment_method: string;
              /** Format: date-time */
              createdat: string;
              /** @description From the shopper to the firm. */
              note?: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getmail/{userid}/{orderno}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The confirmation mail of an own order; it goes out once */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
          orderno: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getmail/{userid}/{orderno}/{*}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The confirmation mail of an own order; it goes out once */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
          orderno: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/orders/{orderno}/progress': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves a part of an order to another of its steps; backwards with a reason */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          orderno: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @enum {unknown} */
            trade: 'goods' | 'care' | 'move';
            /** @enum {unknown} */
            step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
            /** Reason */
            reason?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/orderplace': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Places an order to be collected and paid later */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            userid?: number;
            /** @description Pounds, as the shopper was shown. */
            totalamount: number;
            /** @description Shipping details; else the newest. */
            customerid?: number | null;
            /** @description Ignored. The response contains the order number. */
            orderno?: string | null;
            packages?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              /** Name */
              name?: string;
              amount?: number;
              /** @description What a personalised add-on shall say. */
              personalisation?: string;
            }[];
            personalised?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              /** Name */
              name?: string;
              amount?: number;
              /** @description What a personalised add-on shall say. */
              personalisation?: string;
            }[];
            idempotencyKey?: string;
            /** Note */
            note?: string;
            schedule?: {
              move?: {
                date: string;
                /** @enum {unknown} */
                half: 'morning' | 'afternoon';
                /** @description If the first will not do. */
                second?: string | null;
                from: {
                  /** Address */
                  address: string;
                  /** Postcode */
                  postcode: string;
                  /** @description 0 is the ground floor. */
                  floor: number;
                  lift: boolean;
                  /** @enum {unknown} */
                  parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                };
                to: {
                  /** Address */
                  address: string;
                  /** Postcode */
                  postcode: string;
                  /** @description 0 is the ground floor. */
                  floor: number;
                  lift: boolean;
                  /** @enum {unknown} */
                  parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                };
                /** Note */
                note?: string;
              };
              visit?: {
                date: string;
                /** @enum {unknown} */
                half: 'morning' | 'afternoon';
                /** @description If the first will not do. */
                second?: string | null;
              };
            };
            transactionid?: string;
            /** @enum {string} */
            payment_method?: 'offline';
            products: {
              productid: number;
              /**
               * @description JSON text of the chosen add-ons.
               * @default
               */
              packages: string;
              cartquantity: number;
            }[];
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              orderno: string;
              orderid: number;
              /** @description Pounds. */
              totalamount: number;
            };
          };
        };
        /** @description Refused. For a full day, with the open days. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: false;
              error: string;
              code: string;
              /** @enum {unknown} */
              trade?: 'move' | 'visit';
              days?: {
                day: string;
                /** @description Free capacity. */
                morning: number;
                /** @description Free capacity. */
                afternoon: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/orderproducts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A line of a placed order; changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            userid?: number;
            orderid: string;
            productid: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/addtopackage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A package or personalised line of a placed order; changes nothing */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            userid?: number;
            orderid: string;
            id: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/create-stripe-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stores an order that awaits payment and opens its payment page */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            userid?: number;
            /** @description Pounds, as the shopper was shown. */
            totalamount: number;
            /** @description Shipping details; else the newest. */
            customerid?: number | null;
            /** @description Ignored. The response contains the order number. */
            orderno?: string | null;
            packages?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              /** Name */
              name?: string;
              amount?: number;
              /** @description What a personalised add-on shall say. */
              personalisation?: string;
            }[];
            personalised?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              /** Name */
              name?: string;
              amount?: number;
              /** @description What a personalised add-on shall say. */
              personalisation?: string;
            }[];
            idempotencyKey?: string;
            /** Note */
            note?: string;
            schedule?: {
              move?: {
                date: string;
                /** @enum {unknown} */
                half: 'morning' | 'afternoon';
                /** @description If the first will not do. */
                second?: string | null;
                from: {
                  /** Address */
                  address: string;
                  /** Postcode */
                  postcode: string;
                  /** @description 0 is the ground floor. */
                  floor: number;
                  lift: boolean;
                  /** @enum {unknown} */
                  parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                };
                to: {
                  /** Address */
                  address: string;
                  /** Postcode */
                  postcode: string;
                  /** @description 0 is the ground floor. */
                  floor: number;
                  lift: boolean;
                  /** @enum {unknown} */
                  parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                };
                /** Note */
                note?: string;
              };
              visit?: {
                date: string;
                /** @enum {unknown} */
                half: 'morning' | 'afternoon';
                /** @description If the first will not do. */
                second?: string | null;
              };
            };
            /** @description Pounds; part of the total. */
            deliveryCharge?: number;
            cart_items?: {
              productid: number;
              /**
               * @description JSON text of the chosen add-ons.
               * @default
               */
              packages: string;
              cartquantity: number;
            }[];
            products?: {
              productid: number;
              /**
               * @description JSON text of the chosen add-ons.
               * @default
               */
              packages: string;
              cartquantity: number;
            }[];
            customer_details?: unknown;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              sessionId: string;
              url: string;
              orderno: string;
            };
          };
        };
        /** @description Refused. For a full day, with the open days. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: false;
              error: string;
              code: string;
              /** @enum {unknown} */
              trade?: 'move' | 'visit';
              days?: {
                day: string;
                /** @description Free capacity. */
                morning: number;
                /** @description Free capacity. */
                afternoon: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/cancelorder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancels an own order */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            orderno: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  city: string;
                  postalcode: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description Where something of it is brought or fetched. */
                warehouse?: string;
                deliveryname: string;
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                vat?: {
                  number: string;
                  lines: {
                    /** @description Per cent. */
                    rate: number;
                    /** @description Pounds. */
                    gross: number;
                    /** @description Pounds. */
                    vat: number;
                  }[];
                };
                dates?: {
                  schedule: {
                    move?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                      from?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      to?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      /** Note */
                      note?: string;
                    };
                    visit?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                    };
                  };
                  /** @description What each day is for the shopper. */
                  daytitles: {
                    move: string;
                    visit: string;
                  };
                  places: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /**
                     * @description Held: not confirmed yet, and released after a day. None: no booking.
                     * @enum {unknown}
                     */
                    state: 'confirmed' | 'held' | 'none';
                    helduntil: string | null;
                  }[];
                  changes: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /** @description After 'another day for'. */
                    what: string;
                    /** @description Why it cannot be done on the page; null: it can. */
                    refusal: ('over' | 'begun' | 'late' | 'often') | null;
                    /** @description To its end in London; null: of no certain day, until the firm begins. */
                    lastday: string | null;
                    /** @description How often another day can still be asked for. */
                    left: number;
                  }[];
                };
                cancel: {
                  /** @description Why it cannot be done on the page; null: it can. */
                  refusal: ('over' | 'begun' | 'late' | 'often') | null;
                  /** @description To its end in London; null: of no certain day, until the firm begins. */
                  lastday: string | null;
                  /** @description Pounds that come back when it is cancelled now. */
                  refund: number;
                };
                refund?: {
                  /** @description Pounds. */
                  amount: number;
                  by: string;
                };
                again: {
                  cart: {
                    id: number;
                    name: string;
                    slug: string;
                    /** @description Pounds. */
                    price: number;
                    /** @description Shown as size. */
                    description: string;
                    serviceid: number;
                    gender: string;
                    status: number;
                    /** @description JSON text with keys such as picture0. */
                    image: string;
                    meta_title: string;
                    meta_keywords: string;
                    meta_description: string;
                    productid: number;
                    packages: string;
                    /** @description Pounds. */
                    cartamount: number;
                    cartquantity: number;
                  }[];
                  packages: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                  personalised: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/cancelorderbylink': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancels the order of a mail's link */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  city: string;
                  postalcode: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description Where something of it is brought or fetched. */
                warehouse?: string;
                deliveryname: string;
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                vat?: {
                  number: string;
                  lines: {
                    /** @description Per cent. */
                    rate: number;
                    /** @description Pounds. */
                    gross: number;
                    /** @description Pounds. */
                    vat: number;
                  }[];
                };
                dates?: {
                  schedule: {
                    move?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                      from?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      to?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      /** Note */
                      note?: string;
                    };
                    visit?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                    };
                  };
                  /** @description What each day is for the shopper. */
                  daytitles: {
                    move: string;
                    visit: string;
                  };
                  places: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /**
                     * @description Held: not confirmed yet, and released after a day. None: no booking.
                     * @enum {unknown}
                     */
                    state: 'confirmed' | 'held' | 'none';
                    helduntil: string | null;
                  }[];
                  changes: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /** @description After 'another day for'. */
                    what: string;
                    /** @description Why it cannot be done on the page; null: it can. */
                    refusal: ('over' | 'begun' | 'late' | 'often') | null;
                    /** @description To its end in London; null: of no certain day, until the firm begins. */
                    lastday: string | null;
                    /** @description How often another day can still be asked for. */
                    left: number;
                  }[];
                };
                cancel: {
                  /** @description Why it cannot be done on the page; null: it can. */
                  refusal: ('over' | 'begun' | 'late' | 'often') | null;
                  /** @description To its end in London; null: of no certain day, until the firm begins. */
                  lastday: string | null;
                  /** @description Pounds that come back when it is cancelled now. */
                  refund: number;
                };
                refund?: {
                  /** @description Pounds. */
                  amount: number;
                  by: string;
                };
                again: {
                  cart: {
                    id: number;
                    name: string;
                    slug: string;
                    /** @description Pounds. */
                    price: number;
                    /** @description Shown as size. */
                    description: string;
                    serviceid: number;
                    gender: string;
                    status: number;
                    /** @description JSON text with keys such as picture0. */
                    image: string;
                    meta_title: string;
                    meta_keywords: string;
                    meta_description: string;
                    productid: number;
                    packages: string;
                    /** @description Pounds. */
                    cartamount: number;
                    cartquantity: number;
                  }[];
                  packages: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                  personalised: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/changedate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives an own order another day */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            orderno: string;
            /** @enum {unknown} */
            trade: 'move' | 'visit';
            date: string;
            /** @enum {unknown} */
            half: 'morning' | 'afternoon';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  city: string;
                  postalcode: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description Where something of it is brought or fetched. */
                warehouse?: string;
                deliveryname: string;
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                vat?: {
                  number: string;
                  lines: {
                    /** @description Per cent. */
                    rate: number;
                    /** @description Pounds. */
                    gross: number;
                    /** @description Pounds. */
                    vat: number;
                  }[];
                };
                dates?: {
                  schedule: {
                    move?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                      from?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      to?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      /** Note */
                      note?: string;
                    };
                    visit?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                    };
                  };
                  /** @description What each day is for the shopper. */
                  daytitles: {
                    move: string;
                    visit: string;
                  };
                  places: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /**
                     * @description Held: not confirmed yet, and released after a day. None: no booking.
                     * @enum {unknown}
                     */
                    state: 'confirmed' | 'held' | 'none';
                    helduntil: string | null;
                  }[];
                  changes: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /** @description After 'another day for'. */
                    what: string;
                    /** @description Why it cannot be done on the page; null: it can. */
                    refusal: ('over' | 'begun' | 'late' | 'often') | null;
                    /** @description To its end in London; null: of no certain day, until the firm begins. */
                    lastday: string | null;
                    /** @description How often another day can still be asked for. */
                    left: number;
                  }[];
                };
                cancel: {
                  /** @description Why it cannot be done on the page; null: it can. */
                  refusal: ('over' | 'begun' | 'late' | 'often') | null;
                  /** @description To its end in London; null: of no certain day, until the firm begins. */
                  lastday: string | null;
                  /** @description Pounds that come back when it is cancelled now. */
                  refund: number;
                };
                refund?: {
                  /** @description Pounds. */
                  amount: number;
                  by: string;
                };
                again: {
                  cart: {
                    id: number;
                    name: string;
                    slug: string;
                    /** @description Pounds. */
                    price: number;
                    /** @description Shown as size. */
                    description: string;
                    serviceid: number;
                    gender: string;
                    status: number;
                    /** @description JSON text with keys such as picture0. */
                    image: string;
                    meta_title: string;
                    meta_keywords: string;
                    meta_description: string;
                    productid: number;
                    packages: string;
                    /** @description Pounds. */
                    cartamount: number;
                    cartquantity: number;
                  }[];
                  packages: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                  personalised: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused. For a full day, with the open days. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: false;
              error: string;
              code: string;
              /** @enum {unknown} */
              trade?: 'move' | 'visit';
              days?: {
                day: string;
                /** @description Free capacity. */
                morning: number;
                /** @description Free capacity. */
                afternoon: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/changedatebylink': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives the order of a mail's link another day */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
            /** @enum {unknown} */
            trade: 'move' | 'visit';
            date: string;
            /** @enum {unknown} */
            half: 'morning' | 'afternoon';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  city: string;
                  postalcode: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description Where something of it is brought or fetched. */
                warehouse?: string;
                deliveryname: string;
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                vat?: {
                  number: string;
                  lines: {
                    /** @description Per cent. */
                    rate: number;
                    /** @description Pounds. */
                    gross: number;
                    /** @description Pounds. */
                    vat: number;
                  }[];
                };
                dates?: {
                  schedule: {
                    move?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                      from?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      to?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      /** Note */
                      note?: string;
                    };
                    visit?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                    };
                  };
                  /** @description What each day is for the shopper. */
                  daytitles: {
                    move: string;
                    visit: string;
                  };
                  places: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /**
                     * @description Held: not confirmed yet, and released after a day. None: no booking.
                     * @enum {unknown}
                     */
                    state: 'confirmed' | 'held' | 'none';
                    helduntil: string | null;
                  }[];
                  changes: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /** @description After 'another day for'. */
                    what: string;
                    /** @description Why it cannot be done on the page; null: it can. */
                    refusal: ('over' | 'begun' | 'late' | 'often') | null;
                    /** @description To its end in London; null: of no certain day, until the firm begins. */
                    lastday: string | null;
                    /** @description How often another day can still be asked for. */
                    left: number;
                  }[];
                };
                cancel: {
                  /** @description Why it cannot be done on the page; null: it can. */
                  refusal: ('over' | 'begun' | 'late' | 'often') | null;
                  /** @description To its end in London; null: of no certain day, until the firm begins. */
                  lastday: string | null;
                  /** @description Pounds that come back when it is cancelled now. */
                  refund: number;
                };
                refund?: {
                  /** @description Pounds. */
                  amount: number;
                  by: string;
                };
                again: {
                  cart: {
                    id: number;
                    name: string;
                    slug: string;
                    /** @description Pounds. */
                    price: number;
                    /** @description Shown as size. */
                    description: string;
                    serviceid: number;
                    gender: string;
                    status: number;
                    /** @description JSON text with keys such as picture0. */
                    image: string;
                    meta_title: string;
                    meta_keywords: string;
                    meta_description: string;
                    productid: number;
                    packages: string;
                    /** @description Pounds. */
                    cartamount: number;
                    cartquantity: number;
                  }[];
                  packages: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                  personalised: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused. For a full day, with the open days. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: false;
              error: string;
              code: string;
              /** @enum {unknown} */
              trade?: 'move' | 'visit';
              days?: {
                day: string;
                /** @description Free capacity. */
                morning: number;
                /** @description Free capacity. */
                afternoon: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/orderpage/{orderno}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own order with everything that its page shows */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          orderno: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  city: string;
                  postalcode: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description Where something of it is brought or fetched. */
                warehouse?: string;
                deliveryname: string;
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                vat?: {
                  number: string;
                  lines: {
                    /** @description Per cent. */
                    rate: number;
                    /** @description Pounds. */
                    gross: number;
                    /** @description Pounds. */
                    vat: number;
                  }[];
                };
                dates?: {
                  schedule: {
                    move?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                      from?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      to?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      /** Note */
                      note?: string;
                    };
                    visit?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                    };
                  };
                  /** @description What each day is for the shopper. */
                  daytitles: {
                    move: string;
                    visit: string;
                  };
                  places: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /**
                     * @description Held: not confirmed yet, and released after a day. None: no booking.
                     * @enum {unknown}
                     */
                    state: 'confirmed' | 'held' | 'none';
                    helduntil: string | null;
                  }[];
                  changes: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /** @description After 'another day for'. */
                    what: string;
                    /** @description Why it cannot be done on the page; null: it can. */
                    refusal: ('over' | 'begun' | 'late' | 'often') | null;
                    /** @description To its end in London; null: of no certain day, until the firm begins. */
                    lastday: string | null;
                    /** @description How often another day can still be asked for. */
                    left: number;
                  }[];
                };
                cancel: {
                  /** @description Why it cannot be done on the page; null: it can. */
                  refusal: ('over' | 'begun' | 'late' | 'often') | null;
                  /** @description To its end in London; null: of no certain day, until the firm begins. */
                  lastday: string | null;
                  /** @description Pounds that come back when it is cancelled now. */
                  refund: number;
                };
                refund?: {
                  /** @description Pounds. */
                  amount: number;
                  by: string;
                };
                again: {
                  cart: {
                    id: number;
                    name: string;
                    slug: string;
                    /** @description Pounds. */
                    price: number;
                    /** @description Shown as size. */
                    description: string;
                    serviceid: number;
                    gender: string;
                    status: number;
                    /** @description JSON text with keys such as picture0. */
                    image: string;
                    meta_title: string;
                    meta_keywords: string;
                    meta_description: string;
                    productid: number;
                    packages: string;
                    /** @description Pounds. */
                    cartamount: number;
                    cartquantity: number;
                  }[];
                  packages: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                  personalised: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/orderbylink': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The order that the token of a mail's link opens */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  city: string;
                  postalcode: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description Where something of it is brought or fetched. */
                warehouse?: string;
                deliveryname: string;
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                vat?: {
                  number: string;
                  lines: {
                    /** @description Per cent. */
                    rate: number;
                    /** @description Pounds. */
                    gross: number;
                    /** @description Pounds. */
                    vat: number;
                  }[];
                };
                dates?: {
                  schedule: {
                    move?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                      from?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      to?: {
                        /** Address */
                        address: string;
                        /** Postcode */
                        postcode: string;
                        /** @description 0 is the ground floor. */
                        floor: number;
                        lift: boolean;
                        /** @enum {unknown} */
                        parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                      };
                      /** Note */
                      note?: string;
                    };
                    visit?: {
                      date: string;
                      /** @enum {unknown} */
                      half: 'morning' | 'afternoon';
                      /** @description If the first will not do. */
                      second?: string | null;
                    };
                  };
                  /** @description What each day is for the shopper. */
                  daytitles: {
                    move: string;
                    visit: string;
                  };
                  places: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /**
                     * @description Held: not confirmed yet, and released after a day. None: no booking.
                     * @enum {unknown}
                     */
                    state: 'confirmed' | 'held' | 'none';
                    helduntil: string | null;
                  }[];
                  changes: {
                    /** @enum {unknown} */
                    trade: 'move' | 'visit';
                    /** @description After 'another day for'. */
                    what: string;
                    /** @description Why it cannot be done on the page; null: it can. */
                    refusal: ('over' | 'begun' | 'late' | 'often') | null;
                    /** @description To its end in London; null: of no certain day, until the firm begins. */
                    lastday: string | null;
                    /** @description How often another day can still be asked for. */
                    left: number;
                  }[];
                };
                cancel: {
                  /** @description Why it cannot be done on the page; null: it can. */
                  refusal: ('over' | 'begun' | 'late' | 'often') | null;
                  /** @description To its end in London; null: of no certain day, until the firm begins. */
                  lastday: string | null;
                  /** @description Pounds that come back when it is cancelled now. */
                  refund: number;
                };
                refund?: {
                  /** @description Pounds. */
                  amount: number;
                  by: string;
                };
                again: {
                  cart: {
                    id: number;
                    name: string;
                    slug: string;
                    /** @description Pounds. */
                    price: number;
                    /** @description Shown as size. */
                    description: string;
                    serviceid: number;
                    gender: string;
                    status: number;
                    /** @description JSON text with keys such as picture0. */
                    image: string;
                    meta_title: string;
                    meta_keywords: string;
                    meta_description: string;
                    productid: number;
                    packages: string;
                    /** @description Pounds. */
                    cartamount: number;
                    cartquantity: number;
                  }[];
                  packages: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                  personalised: {
                    id: number;
                    productid: number;
                    /** @description The owning cart line's packages text. */
                    ustring: string;
                    name: string;
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                  }[];
                };
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/calendarbylink': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The days that can be chosen, for whoever holds the link of an order's mail */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                /** @description Services that are booked with this kind. */
                services: number[];
                days: {
                  day: string;
                  /** @description Free capacity. */
                  morning: number;
                  /** @description Free capacity. */
                  afternoon: number;
                }[];
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/claimorder': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes the order of a link one of the signed-in customer's, which ends its links */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/orders/{orderno}/links/end': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the links of an order's mails */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          orderno: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/orders/{orderno}/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Completes or cancels an order */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          orderno: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @enum {unknown} */
            state: 'completed' | 'cancelled';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              orderno: string;
              /** @enum {unknown} */
              state:
                | 'awaiting_payment'
                | 'paid'
                | 'awaiting_collection'
                | 'completed'
                | 'cancelled'
                | 'payment_failed';
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of the orders, the newest first */
    get: {
      parameters: {
        query: {
          page: number;
          size: number;
          state?:
            | 'awaiting_payment'
            | 'paid'
            | 'awaiting_collection'
            | 'completed'
            | 'cancelled'
            | 'payment_failed';
          /** @description True: those alone that are to be done and lack a date. */
          undated?: boolean;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                orderno: string;
                userid: number;
                customerid: number;
                /** @description Pounds. */
                totalamount: number;
                /** @description Pounds. */
                deliverycharge: number;
                payment_method: string;
                transactionid: string;
                /** @enum {unknown} */
                state:
                  | 'awaiting_payment'
                  | 'paid'
                  | 'awaiting_collection'
                  | 'completed'
                  | 'cancelled'
                  | 'payment_failed';
                /** Format: date-time */
                createdat: string;
                /** @description From the shopper to the firm. */
                note?: string;
                customer: {
                  name: string;
                  last_name: string;
                  address: string;
                  mobile: string;
                  city: string;
                  postalcode: string;
                  email: string;
                };
                lines: {
                  /** @description The order number. */
                  orderid: string;
                  name: string;
                  quantity: number;
                  /** @description Pounds: the line with its add-ons. */
                  totalamount: number;
                  productid: number;
                  image: string;
                  /** @description Pounds. */
                  price: number;
                  packages: {
                    id: number;
                    name: string;
                    option: 'standard' | 'personalised';
                    /** @description Pounds. */
                    amount: number;
                    cartquantity: number;
                    /** @description Pounds. */
                    cartamount: number;
                    /** @description What it shall say. */
                    personalisation?: string;
                  }[];
                  /** @description Pounds. */
                  ordertotal: number;
                  /** @description Pounds. */
                  deliverycharge: number;
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                  /** @description From the shopper to the firm. */
                  note?: string;
                }[];
                /** @description How it is paid, or was, in words. */
                payment: string;
                /** @description When it is to be done. */
                schedule: {
                  move?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                    from?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    to?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    /** Note */
                    note?: string;
                  };
                  visit?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                  };
                } | null;
                /** @description What each day is for staff. */
                daytitles: {
                  move: string;
                  visit: string;
                };
                /** @description What of it still lacks a date. */
                undated: ('move' | 'visit')[];
                /** @description What the order may become now at the wish of staff. */
                moves: ('completed' | 'cancelled')[];
                progress?: {
                  /** @enum {unknown} */
                  trade: 'goods' | 'care' | 'move';
                  title: string;
                  /** @enum {unknown} */
                  step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                  steps: {
                    /** @enum {unknown} */
                    step: 'received' | 'in_care' | 'ready' | 'out_for_delivery' | 'done';
                    label: string;
                    reached: boolean;
                    /** Format: date-time */
                    at?: string;
                  }[];
                }[];
                stepmoves: {
                  title: string;
                  label: string;
                  reason: string;
                  /** Format: date-time */
                  at: string;
                }[];
                history: {
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
                  /** @description The state in words, where services and method make a difference. */
                  statelabel?: string;
                  cause: string;
                  /** Format: date-time */
                  at: string;
                }[];
              }[];
              /** @description All orders of the state, on every page. */
              total: number;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Events of the card payment provider, signed by it */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/verify-payment/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a payment page of an own order is paid */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          sessionId: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              success: boolean;
              orderno: string;
              /** @description Pounds. */
              amount_total: number;
              payment_status: string;
              transactionid: string;
              error: string | null;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Payments to give back */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                orderno: string;
                email: string;
                transactionid: string;
                /** @description Pounds. */
                amount: number;
                currency: string;
                reason: string;
                /** Format: date-time */
                receivedat: string;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/calendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The settings of the calendar */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              trades: {
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                leaddays: number;
                horizondays: number;
                /** @description Monday is 1. */
                workingdays: number[];
                morning: number;
                afternoon: number;
              }[];
              services: {
                serviceid: number;
                /** @enum {unknown} */
                scheduled: 'move' | 'visit' | 'none';
                name: string;
              }[];
              /** @description From today on. */
              days: {
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                day: string;
                closed: boolean;
                morning: number | null;
                afternoon: number | null;
                note: string;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/calendar/rules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets the rules of a booking kind */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @enum {unknown} */
            trade: 'move' | 'visit';
            leaddays: number;
            horizondays: number;
            /** @description Monday is 1. */
            workingdays: number[];
            morning: number;
            afternoon: number;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/calendar/days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets an exception for a day */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @enum {unknown} */
            trade: 'move' | 'visit';
            day: string;
            closed: boolean;
            morning?: number | null;
            afternoon?: number | null;
            /** Note */
            note?: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/calendar/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sets how a service is scheduled */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            serviceid: number;
            /** @enum {unknown} */
            scheduled: 'move' | 'visit' | 'none';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/bookings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The bookings by day, and the orders without a booking */
    get: {
      parameters: {
        query: {
          from?: string;
          days: number;
        };
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              days: {
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                day: string;
                closed: boolean;
                note: string;
                morning: {
                  places: number;
                  taken: number;
                };
                afternoon: {
                  places: number;
                  taken: number;
                };
              }[];
              data: {
                orderno: string;
                name: string;
                mobile: string;
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                day: string;
                /** @enum {unknown} */
                half: 'morning' | 'afternoon';
                /**
                 * @description Held: not confirmed yet, and released after a day. None: no booking.
                 * @enum {unknown}
                 */
                state: 'confirmed' | 'held' | 'none';
                helduntil: string | null;
                schedule: {
                  move?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                    from?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    to?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    /** Note */
                    note?: string;
                  };
                  visit?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                  };
                };
                /** @description What each day is for staff. */
                daytitles: {
                  move: string;
                  visit: string;
                };
              }[];
              /** @description Unfinished orders without a booking. */
              unplaced: {
                orderno: string;
                name: string;
                mobile: string;
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                /** @description Null: no day was chosen. */
                day: string | null;
                half: ('morning' | 'afternoon') | null;
                /**
                 * @description Held: not confirmed yet, and released after a day. None: no booking.
                 * @enum {unknown}
                 */
                state: 'confirmed' | 'held' | 'none';
                helduntil: string | null;
                schedule: {
                  move?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                    from?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    to?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    /** Note */
                    note?: string;
                  };
                  visit?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                  };
                };
                /** @description What each day is for staff. */
                daytitles: {
                  move: string;
                  visit: string;
                };
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/bookings/{orderno}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms the bookings of an order */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          orderno: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/staff/bookings/{orderno}/date': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes the date of an order and notifies the shopper by email */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          orderno: string;
        };
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            /** @enum {unknown} */
            trade: 'move' | 'visit';
            date: string;
            /** @enum {unknown} */
            half: 'morning' | 'afternoon';
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
            };
          };
        };
        /** @description Refused. For a full day, with the open days. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: false;
              error: string;
              code: string;
              /** @enum {unknown} */
              trade?: 'move' | 'visit';
              days?: {
                day: string;
                /** @description Free capacity. */
                morning: number;
                /** @description Free capacity. */
                afternoon: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getcalendar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The open days of each booking kind, with the free capacity */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                /** @description Services that are booked with this kind. */
                services: number[];
                days: {
                  day: string;
                  /** @description Free capacity. */
                  morning: number;
                  /** @description Free capacity. */
                  afternoon: number;
                }[];
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getschedules/{userid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The dates of own orders, the newest order first */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          userid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                orderno: string;
                schedule: {
                  move?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                    from?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    to?: {
                      /** Address */
                      address: string;
                      /** Postcode */
                      postcode: string;
                      /** @description 0 is the ground floor. */
                      floor: number;
                      lift: boolean;
                      /** @enum {unknown} */
                      parking: 'outside' | 'nearby' | 'permit' | 'unknown';
                    };
                    /** Note */
                    note?: string;
                  };
                  visit?: {
                    date: string;
                    /** @enum {unknown} */
                    half: 'morning' | 'afternoon';
                    /** @description If the first will not do. */
                    second?: string | null;
                  };
                };
                /** @description What each day is for the shopper. */
                daytitles: {
                  move: string;
                  visit: string;
                };
                places: {
                  /** @enum {unknown} */
                  trade: 'move' | 'visit';
                  /**
                   * @description Held: not confirmed yet, and released after a day. None: no booking.
                   * @enum {unknown}
                   */
                  state: 'confirmed' | 'held' | 'none';
                  helduntil: string | null;
                }[];
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/confirmdate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms the dates of an unpaid order by its mail's link */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'application/json': {
            token: string;
          };
        };
      };
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              orderno: string;
              dates: {
                /** @enum {unknown} */
                trade: 'move' | 'visit';
                date: string;
                /** @enum {unknown} */
                half: 'morning' | 'afternoon';
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getservices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All services */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              name: string;
              picture: string;
              slug: string;
              priority: number;
              isHome: number;
              hasSubservices: number;
              type: string;
              meta_title: string;
              meta_keywords: string;
              meta_description: string;
              /** @description The id of its delivery option. */
              delivery: number | null;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getdressestocheck': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product of each service that has any; others are 'Coming Soon' */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              serviceid: number;
              name: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getproducts/{serviceid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products of a service */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          serviceid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              name: string;
              slug: string;
              /** @description Pounds. */
              price: number;
              /** @description Shown as size. */
              description: string;
              serviceid: number;
              gender: string;
              status: number;
              /** @description JSON text with keys such as picture0. */
              image: string;
              meta_title: string;
              meta_keywords: string;
              meta_description: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getsubservices/{serviceid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sub-services of a service */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          serviceid: number;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              serviceid: number;
              name: string;
              picture: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getproductsbycategoryslug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products of the service with this slug */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                slug: string;
                /** @description Pounds. */
                price: number;
                /** @description Shown as size. */
                description: string;
                serviceid: number;
                gender: string;
                status: number;
                /** @description JSON text with keys such as picture0. */
                image: string;
                meta_title: string;
                meta_keywords: string;
                meta_description: string;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getproductbyslug/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                slug: string;
                /** @description Pounds. */
                price: number;
                /** @description Shown as size. */
                description: string;
                serviceid: number;
                gender: string;
                status: number;
                /** @description JSON text with keys such as picture0. */
                image: string;
                meta_title: string;
                meta_keywords: string;
                meta_description: string;
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getpackages/{group}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Add-ons */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          /** @description A gender or the name of a sub-service. */
          group: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                /** @description Pounds. */
                amount: number;
                /**
                 * @description Whether it is chosen: always 0 in responses.
                 * @enum {integer}
                 */
                status: 0;
                /** @description Set by the client when the shopper chooses. */
                productid: null;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getdeliverycharges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Delivery options */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                id: number;
                name: string;
                /** @description Pounds. */
                delivery_charge: number;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getproductdetails/{slug}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Additional texts of a product and of its add-ons */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path: {
          slug: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                included: string[];
                turnaround: string;
                /** @description Steps from the order to its completion. */
                steps: string[];
                addons: {
                  id: number;
                  /** @description One line that explains it. */
                  about: string;
                }[];
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getstartingprices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The lowest price of each service */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              serviceid: number;
              /** @description Pounds. */
              price: number;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getbanners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Banners of the home page */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                title: string;
                tagline: string;
                /** @description An image file; not every backend has one. */
                picture: string;
              }[];
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/aboutus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** About us */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              /** @enum {boolean} */
              status: true;
              data: {
                picture: string;
                description: string;
              };
            };
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getfitcheckdata': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The fit-check gallery */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              picture: string;
              url: string;
              url_label: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getfeatureproductdata': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Featured products */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              productid: number;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/users/getproductsforfitcheck': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The products that are featured */
    get: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Default Response */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': {
              id: number;
              name: string;
              slug: string;
              /** @description Pounds. */
              price: number;
              /** @description Shown as size. */
              description: string;
              serviceid: number;
              gender: string;
              status: number;
              /** @description JSON text with keys such as picture0. */
              image: string;
              meta_title: string;
              meta_keywords: string;
              meta_description: string;
            }[];
          };
        };
        /** @description Refused or failed. */
        '4XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
        /** @description Refused or failed. */
        '5XX': {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['Error'];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An error: a sentence for people and a code for programs. */
    Error: {
      /** @enum {boolean} */
      status: false;
      error: string;
      code: string;
      /** @description Path of the invalid field. */
      field?: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
