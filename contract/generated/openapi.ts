/* Generated from the backend's OpenAPI document by 'npm run openapi -w api': do not edit. */

export interface paths {
  '/healthz': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process lives */
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
            username: string;
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
            name?: string;
            mobile?: string;
            username: string;
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
    /** Makes a fresh user for one order */
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
            email: string;
            /** @description The phone number. */
            password: string;
            message: string;
            name: string;
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
    /** Saves a line; the same product with the same packages is replaced */
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
            name: string;
            lastname: string;
            city: string;
            mobile: string;
            address: string;
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
              payment_method: string;
              /** Format: date-time */
              createdat: string;
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
                  payment_method: string;
                  /** Format: date-time */
                  createdat: string;
                }[];
                /** @description What the order may become now at the wish of staff. */
                moves: ('completed' | 'cancelled')[];
                history: {
                  /** @enum {unknown} */
                  state:
                    | 'awaiting_payment'
                    | 'paid'
                    | 'awaiting_collection'
                    | 'completed'
                    | 'cancelled'
                    | 'payment_failed';
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
            /** @description Advisory: the answer carries the real one. */
            orderno?: string | null;
            packages?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              name?: string;
              amount?: number;
            }[];
            personalised?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              name?: string;
              amount?: number;
            }[];
            idempotencyKey?: string;
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
            /** @description Advisory: the answer carries the real one. */
            orderno?: string | null;
            packages?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              name?: string;
              amount?: number;
            }[];
            personalised?: {
              id: number;
              productid: number;
              cartquantity: number;
              ustring?: string;
              name?: string;
              amount?: number;
            }[];
            idempotencyKey?: string;
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
    /** A product of each service that has any; the others are 'Coming Soon' */
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
                 * @description Chosen or not: what the backend sends is not.
                 * @enum {integer}
                 */
                status: 0;
                /** @description Given by the shopper’s choice. */
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
    /** @description Refused: a sentence for people and a word for machines. */
    Error: {
      /** @enum {boolean} */
      status: false;
      error: string;
      code: string;
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
